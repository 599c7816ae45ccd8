//! This program at a table over the net: carries what is asked to the host and what the host says to the table, and fills
//! the company.
//!
//! Whoever opens a table is a guest there too: its game has a thread of its own (`hosted`), and what only others know is
//! nowhere in the window. Decides when a line that broke is tried again, and what is told of whom. What a guest may ask, `net`
//! decides; what is shown of it, the panels of `friends` and the table.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::guest::{AnyGuest, guest_at};
use super::hosted::{Hosted, HostedNews};
use super::pace::{Pacing, Shown};
use crate::app::friends::clock::TableClock;
use crate::app::friends::company::{Ask, Asked, Line, OwnTicket, Pointed, Shared, Talk};
use crate::app::table::AnyTable;
use crate::game::Seat;
use crate::library::Libraries;
use crate::net::door::Order;
use crate::net::guest::GuestNews;
use crate::net::joined::{Came, Joined};
use crate::net::kept::KeptGuest;
use crate::net::message::{Author, Chair, Favour, FromGuest, FromHost, Holder, Parting};
use crate::sitting::elsewhere::Wish;
use crate::words::{Texts, net as words};

/// Something that the window has to do.
pub enum News {
    /// The game has come to this table.
    Table(Box<dyn AnyTable>),
    /// Every seat is taken: the game goes on.
    Begins,
    /// A person here leaves the table.
    Leaves,
    /// The whole game has come that was asked for, as the text of a record.
    Record(String),
    /// The table that is hosted here is not kept, for this reason.
    NotKept(String),
}

/// A seat that is wanted: its player's name and colour.
pub type Wanted = (Option<Seat>, String, Option<String>);

/// This program at a table.
pub struct AtNet {
    company: Shared,
    /// The line to the host; nothing once it is of no use any more.
    joined: Option<Joined>,
    guest: Option<Box<dyn AnyGuest>>,
    /// The seats for those who are here that are not asked for yet.
    wanted: Vec<Wanted>,
    /// The wish of the table that cannot be asked for yet.
    wish: Option<Wish>,
    /// The number of actions that were heard when a question was put, and its number, until it is answered.
    asked_at: usize,
    question: Option<u64>,
    /// True from when the whole game is asked for until it comes: one that nobody wants is not taken.
    takes_record: bool,
    has_table: bool,
    /// True if something was heard that the table was not told.
    has_heard: bool,
    shown: Shown,
    hosted: Option<Hosted>,
    /// The file of what a guest needs to come back, and what it says.
    kept: Option<(PathBuf, KeptGuest)>,
}

impl AtNet {
    /// A guest that comes by this line.
    #[must_use]
    pub fn new(company: Shared, joined: Joined) -> Self {
        company.borrow_mut().line = Line::Opening;
        Self {
            company,
            joined: Some(joined),
            guest: None,
            wanted: Vec::new(),
            wish: None,
            asked_at: 0,
            question: None,
            takes_record: false,
            has_table: false,
            has_heard: false,
            shown: Shown::default(),
            hosted: None,
            kept: None,
        }
    }

    /// The same for whoever has the table, with the seats for those who are here.
    #[must_use]
    pub fn hosting(mut self, hosted: Hosted, wanted: Vec<Wanted>) -> Self {
        (self.hosted, self.wanted) = (Some(hosted), wanted);
        self
    }

    /// The same for a guest that comes back by what is kept in this file.
    #[must_use]
    pub fn kept_in(mut self, file: PathBuf, kept: KeptGuest) -> Self {
        self.kept = Some((file, kept));
        self
    }

    /// The company at the table.
    #[must_use]
    pub fn company(&self) -> &Shared {
        &self.company
    }

    /// The table that is hosted here.
    #[must_use]
    pub fn hosted(&self) -> Option<&Hosted> {
        self.hosted.as_ref()
    }

    /// The file by which a guest comes back to the table.
    #[must_use]
    pub fn guest_file(&self) -> Option<&Path> {
        self.kept.as_ref().map(|(file, _)| file.as_path())
    }

    /// The line and the table that is hosted here, to be closed.
    #[must_use]
    pub fn part(self) -> (Option<Joined>, Option<Hosted>) {
        (self.joined, self.hosted)
    }

    /// Takes in what has come, and passes on what is asked. `table` is where the game is shown, once it is, and what others
    /// do is shown there at this pace. Returns what the window has to do, and after how long it has to look again.
    pub fn poll(
        &mut self,
        now: Duration,
        texts: &Texts,
        libraries: &Libraries,
        mut table: Option<&mut dyn AnyTable>,
        pacing: Pacing,
    ) -> (Vec<News>, Option<Duration>) {
        let mut news = Vec::new();
        self.follow_hosted(texts, &mut news);
        while let Some(came) = self.joined.as_mut().and_then(|joined| joined.poll(now)) {
            match came {
                Came::Message(message) => {
                    self.receive(message, now, texts, libraries, table.as_deref_mut(), &mut news);
                }
                Came::Broken(pause) => self.broken(pause, now),
            }
        }
        let more = self.show(table.as_deref_mut(), now, pacing, &mut news);
        self.pass_on(table.as_deref_mut(), &mut news);
        self.keep(table.as_deref());
        let again = self.joined.as_ref().and_then(Joined::again).map(|again| again.saturating_sub(now));
        if let Some(again) = again
            && let Line::Broken(wait) = &mut self.company.borrow_mut().line
        {
            *wait = again;
        }
        (news, [more, again].into_iter().flatten().min())
    }

    /// Keeps what a guest needs to come back, once it was let in, and whose turn it is.
    fn keep(&mut self, table: Option<&dyn AnyTable>) {
        let (Some((file, kept)), Some(_)) = (&mut self.kept, &self.guest) else { return };
        let company = self.company.borrow();
        let mut now = kept.clone();
        now.about.clone_from(&company.about);
        now.is_my_turn = company.is_my_turn;
        now.to_move = table.and_then(AnyTable::to_move_name);
        let is_other = |chair: &&Chair| !matches!(chair.holder, Holder::You | Holder::Computer | Holder::StandIn);
        now.host = company.chairs.iter().find(is_other).map(|chair| chair.name.clone()).unwrap_or_default();
        if now != *kept {
            if let Err(error) = now.write(file) {
                log::warn!("the table cannot be kept: {error}");
            }
            *kept = now;
        }
    }

    /// The line is broken, and is tried again after this pause.
    fn broken(&mut self, pause: Duration, now: Duration) {
        if let Some(guest) = &mut self.guest {
            guest.broken();
        }
        let mut company = self.company.borrow_mut();
        (company.asked, company.awaits_record) = (None, false);
        company.pointed.clear();
        company.clock.iter_mut().for_each(|clock| clock.stop(now));
        company.line = Line::Broken(pause);
    }

    /// The line is of no use any more.
    fn end(&mut self, line: Line) {
        self.joined = None;
        self.company.borrow_mut().line = line;
    }

    fn receive(
        &mut self,
        message: FromHost,
        now: Duration,
        texts: &Texts,
        libraries: &Libraries,
        table: Option<&mut dyn AnyTable>,
        news: &mut Vec<News>,
    ) {
        if let (FromHost::Welcome { table, .. }, None) = (&message, &self.guest) {
            match guest_at(table, libraries) {
                Ok(guest) => self.guest = Some(guest),
                Err(error) => return self.end(Line::Failed(words::stopped(texts, &error))),
            }
        }
        let Some(guest) = &mut self.guest else {
            // It was not let in.
            return match message {
                FromHost::Bye(why) => self.parted(why),
                _ => self.end(Line::Failed(texts.say("net-fail-disorder"))),
            };
        };
        let heard = match guest.receive(message) {
            Ok(heard) => heard,
            Err(error) => return self.end(Line::Failed(words::stopped(texts, &error))),
        };
        match heard {
            GuestNews::Welcome(other) => {
                let mut company = self.company.borrow_mut();
                company.line = Line::Stands;
                company.about = guest.about(texts);
                company.colours = guest.colours().to_vec();
                if let Some(program) = other {
                    company.add(Talk::OtherProgram(program));
                }
            }
            GuestNews::Seats => {
                self.follow_seats(news);
                self.has_heard = true;
            }
            GuestNews::Game(_) => {
                if guest.heard() != self.asked_at {
                    self.company.borrow_mut().asked = None;
                }
                self.has_heard = true;
            }
            GuestNews::Refused(refusal) => {
                {
                    let mut company = self.company.borrow_mut();
                    company.add(Talk::Refused(refusal));
                    company.awaits_record = false;
                }
                if let Some(table) = table {
                    table.give_up_wish();
                    self.has_heard = true;
                }
            }
            GuestNews::Said(Author { guest, name }, text) => {
                self.company.borrow_mut().add(Talk::Said { guest, name, text });
            }
            GuestNews::Emoted(Author { guest, name }, sign) => {
                self.company.borrow_mut().add(Talk::Sign { guest, name, sign });
            }
            GuestNews::Pointed(Author { guest: by, name }, cell) => {
                let held = guest.chairs().iter().find(|chair| chair.guest == Some(by));
                let colour = held.map(|chair| chair.colour.clone());
                let mut company = self.company.borrow_mut();
                company.pointed.retain(|pointed| pointed.guest != by);
                if !cell.is_empty() && !company.is_own(by, &name) {
                    company.pointed.push(Pointed { guest: by, name, colour, cell });
                }
            }
            GuestNews::Question(question, name, asks) => {
                self.asked_at = guest.heard();
                let actions = match asks {
                    Favour::TakeBack(steps) => Some(self.asked_at.saturating_sub(steps)),
                    Favour::Record => None,
                };
                self.question = Some(question);
                self.company.borrow_mut().asked = Some(Asked { question, name, actions });
            }
            GuestNews::Record(text) => {
                self.company.borrow_mut().awaits_record = false;
                if std::mem::take(&mut self.takes_record) {
                    news.push(News::Record(text));
                }
            }
            GuestNews::Clock => self.follow_clock(now),
            GuestNews::Late => {}
            GuestNews::Bye(why) => self.parted(why),
        }
    }

    /// The host ends the line; one that was closed may be opened again.
    fn parted(&mut self, why: Parting) {
        if why == Parting::Closed {
            self.company.borrow_mut().line = Line::Ended(why);
        } else {
            self.end(Line::Ended(why));
        }
    }

    /// Says who sits where, and who came and went.
    fn follow_seats(&mut self, news: &mut Vec<News>) {
        let Some(guest) = &mut self.guest else { return };
        let mut company = self.company.borrow_mut();
        let chairs = guest.chairs().to_vec();
        company.talk_of_seats(&chairs, guest.company());
        let is_full = chairs.iter().all(|chair| chair.holder != Holder::Free);
        if is_full && !company.has_begun {
            news.push(News::Begins);
        }
        let is_seated = |author: &&Author| chairs.iter().any(|chair| chair.guest == Some(author.guest));
        company.seatless = guest.company().iter().filter(|author| !is_seated(author)).cloned().collect();
        (company.has_begun, company.chairs) = (is_full, chairs);
        // Those who are here sit down as soon as it is known that their seats are free.
        for (seat, name, colour) in std::mem::take(&mut self.wanted) {
            let holder = seat.and_then(|seat| company.chairs.get(seat.index())).map(|chair| chair.holder);
            if holder != Some(Holder::You) {
                guest.sit(seat, &name, colour.as_deref());
            }
        }
    }

    /// Takes in whose time runs, and tells whose is nearly up.
    fn follow_clock(&self, now: Duration) {
        let Some(told) = self.guest.as_ref().and_then(|guest| guest.clock()) else { return };
        let mut company = self.company.borrow_mut();
        let runs = told.runs.map(Seat::index);
        let is_up = runs.and_then(|seat| told.left.get(seat)) == Some(&0);
        if let Some(chair) = runs.and_then(|seat| company.chairs.get(seat)).filter(|_| told.warns || is_up) {
            let name = chair.name.clone();
            company.add(Talk::Time { name, is_up });
        }
        company.clock = Some(TableClock::of(told.clone(), now));
    }

    /// Shows what is due of what was heard of the game. Returns after how long more of it is.
    fn show(
        &mut self,
        table: Option<&mut dyn AnyTable>,
        now: Duration,
        pacing: Pacing,
        news: &mut Vec<News>,
    ) -> Option<Duration> {
        let guest = self.guest.as_ref()?;
        let heard = guest.heard();
        let Some(table) = table else {
            if !self.has_table
                && std::mem::take(&mut self.has_heard)
                && let Some(table) = guest.table()
            {
                (self.has_table, self.shown.actions) = (true, heard);
                news.push(News::Table(table));
            }
            return None;
        };
        let before = self.shown.actions;
        let pacing = match self.company.borrow().own_time(now) {
            Some(left) => pacing.within(left, heard.saturating_sub(before)),
            None => pacing,
        };
        // Whoever is told nothing for a while sees what was there before.
        let more = match heard {
            0 => None,
            heard => self.shown.take_up(heard, |index| guest.is_by_others(index), now, pacing),
        };
        if std::mem::take(&mut self.has_heard) || self.shown.actions != before {
            guest.tell(table, self.wish.as_ref(), self.shown.actions);
        }
        more
    }

    /// Passes on what is asked for here.
    fn pass_on(&mut self, mut table: Option<&mut dyn AnyTable>, news: &mut Vec<News>) {
        let asks = std::mem::take(&mut self.company.borrow_mut().asks);
        for ask in asks {
            match ask {
                Ask::Leave => news.push(News::Leaves),
                Ask::TakeBack => {
                    if let Some(table) = &mut table {
                        table.ask_back_turn();
                    }
                }
                Ask::Computer(seat, level) => self.order(Order::Computer(seat, level)),
                Ask::Free(seat) => self.order(Order::Free(seat)),
                ask => self.ask(ask),
            }
        }
        if let Some(table) = table {
            self.wish = table.sitting_mut().take_wish().or(self.wish.take());
        }
        let Some(guest) = &mut self.guest else { return };
        self.wish = self.wish.take().and_then(|wish| guest.pass_on(wish));
        let messages = guest.take_out();
        let mut company = self.company.borrow_mut();
        company.is_my_turn = guest.is_own_turn().unwrap_or(company.is_my_turn);
        if messages.iter().any(|message| matches!(message, FromGuest::AskRecord { .. })) {
            (company.awaits_record, self.takes_record) = (true, true);
        }
        if let Some(joined) = &self.joined {
            for message in &messages {
                joined.send(message);
            }
        }
    }

    /// Gives an order to the table that is hosted here.
    fn order(&self, order: Order) {
        if let Some(hosted) = &self.hosted {
            hosted.door().order(order);
        }
    }

    /// Asks something of the host.
    fn ask(&mut self, ask: Ask) {
        let Some(guest) = &mut self.guest else { return };
        match ask {
            Ask::Sit { seat, name, colour } => guest.sit(seat, &name, colour.as_deref()),
            Ask::Say(text) => guest.say(&text),
            Ask::Sign(sign) => guest.emote(sign),
            Ask::Answer(agrees) => {
                self.company.borrow_mut().asked = None;
                if let Some(question) = self.question.take() {
                    guest.answer(question, agrees);
                }
            }
            Ask::Record => guest.ask_record(),
            Ask::Point(cell) => guest.point(cell.as_deref().unwrap_or_default()),
            Ask::TakeBack | Ask::Computer(..) | Ask::Free(_) | Ask::Leave => {}
        }
    }

    /// Says what has become of the table that is hosted here.
    fn follow_hosted(&self, texts: &Texts, news: &mut Vec<News>) {
        while let Some(heard) = self.hosted.as_ref().and_then(Hosted::poll) {
            news.extend(heard.failure(texts).map(News::NotKept));
            if let HostedNews::Ticket(ticket) = heard {
                self.company.borrow_mut().own_ticket = OwnTicket::Made(ticket);
            }
        }
    }
}

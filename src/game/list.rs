//! Short lists of fixed capacity, as plain data.

/// Up to `MOST` things in order. Only the rules fill it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List<T, const MOST: usize> {
    // Slots past `len` always hold the default, so that equal lists are equal bit for bit.
    items: [T; MOST],
    len: u8,
}

impl<T: Copy + Default + PartialEq, const MOST: usize> Default for List<T, MOST> {
    fn default() -> Self {
        Self { items: [T::default(); MOST], len: 0 }
    }
}

impl<T: Copy + Default + PartialEq, const MOST: usize> List<T, MOST> {
    /// The things in order.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The things in order, to be changed one by one.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// The number of things.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// True if nothing is in the list.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// True if the thing is in the list.
    #[must_use]
    #[inline]
    pub fn contains(&self, item: T) -> bool {
        self.as_slice().contains(&item)
    }

    /// The number of times that the thing is in the list.
    #[must_use]
    #[inline]
    pub fn count(&self, item: T) -> usize {
        self.as_slice().iter().filter(|&&other| other == item).count()
    }

    /// The list of these things; those that have no room are left out.
    #[must_use]
    pub fn of(items: impl IntoIterator<Item = T>) -> Self {
        let mut list = Self::default();
        for item in items {
            list.push(item);
        }
        list
    }

    /// Puts a thing at the end. There is room: each list is as long as its variant's limits.
    #[inline]
    pub fn push(&mut self, item: T) {
        debug_assert!(usize::from(self.len) < MOST, "a list is longer than its limit");
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    /// Takes out the first occurrence of a thing.
    pub fn remove(&mut self, item: T) {
        if let Some(index) = self.as_slice().iter().position(|&other| other == item) {
            self.items[index..usize::from(self.len)].rotate_left(1);
            self.len -= 1;
            self.items[usize::from(self.len)] = T::default();
        }
    }
}

impl<T: Copy + Default + Ord, const MOST: usize> List<T, MOST> {
    /// Puts a thing in its place in rising order.
    pub fn insert(&mut self, item: T) {
        let place = self.as_slice().partition_point(|other| *other <= item);
        self.push(item);
        self.items[place..usize::from(self.len)].rotate_right(1);
    }

    /// Puts all things in rising order.
    pub fn sort(&mut self) {
        self.items[..usize::from(self.len)].sort_unstable();
    }
}

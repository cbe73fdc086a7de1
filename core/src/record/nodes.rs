//! The nodes of a tree of moves, kept small, as a file may have hundreds of thousands of them.

use std::num::NonZeroU32;

use super::comment::Comment;

/// The number of a node: the start is the first one, and every other one is newer than its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct NodeId(NonZeroU32);

impl NodeId {
    /// Returns the node with this index. Memory runs out long before the numbers do.
    fn new(index: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(u32::try_from(index).unwrap_or(u32::MAX)))
    }

    /// The node before the first move.
    pub(super) const ROOT: Self = Self(NonZeroU32::MIN);

    /// Returns the index of the node.
    pub(super) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The position after a move, or before the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node<M> {
    /// The move that leads here; none at the start.
    mv: Option<M>,
    /// The first child.
    pub(super) first: Option<NodeId>,
    /// The next sibling, in the order in which they were first played, or that was chosen.
    sibling: Option<NodeId>,
    /// The next node in the line that was last in view here.
    pub(super) ahead: Option<NodeId>,
    /// The node that replaced `ahead` until an undo; none at nodes before the cursor.
    pub(super) undone: Option<NodeId>,
    /// The node that this one replaced as `ahead` of its parent, to be restored by undo.
    pub(super) replaced: Option<NodeId>,
    /// What is noted on the position; most have nothing.
    notes: Option<Box<Notes<M>>>,
}

/// What is noted on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Notes<M> {
    comment: Option<Comment>,
    markup: String,
    /// What the players have agreed on.
    agreed: Vec<M>,
}

// A file of 4 MiB may have half a million.
const _: () = assert!(size_of::<Node<(u8, u8)>>() <= 32);

impl<M> Node<M> {
    const fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            first: None,
            sibling: None,
            ahead: None,
            undone: None,
            replaced: None,
            notes: None,
        }
    }
}

/// A tree of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Nodes<M>(Vec<Node<M>>);

impl<M: Copy + PartialEq> Nodes<M> {
    /// Returns the tree without moves.
    pub(super) fn new() -> Self {
        Self(vec![Node::new(None)])
    }

    /// Returns the number of moves in it.
    pub(super) const fn moves(&self) -> usize {
        self.0.len() - 1
    }

    /// Returns a node.
    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.0[id.index()]
    }

    /// Returns a node for changes.
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.0[id.index()]
    }

    /// Returns the moves played from a node and their nodes, in their order.
    pub(super) fn children(&self, id: NodeId) -> impl Iterator<Item = (M, NodeId)> + '_ {
        let ids = std::iter::successors(self.node(id).first, |&child| self.node(child).sibling);
        ids.filter_map(|child| Some((self.node(child).mv?, child)))
    }

    /// Returns the node of a move from a node, if it was played there.
    pub(super) fn child(&self, id: NodeId, mv: M) -> Option<NodeId> {
        self.children(id).find(|&(tried, _)| tried == mv).map(|(_, child)| child)
    }

    /// Returns the move that leads to a node; none leads to the start.
    pub(super) fn mv(&self, id: NodeId) -> Option<M> {
        self.node(id).mv
    }

    /// Returns the node of a move from a node, adding it if necessary.
    pub(super) fn add(&mut self, id: NodeId, mv: M) -> NodeId {
        let mut last = None;
        for (tried, child) in self.children(id) {
            if tried == mv {
                return child;
            }
            last = Some(child);
        }
        let added = NodeId::new(self.0.len());
        self.0.push(Node::new(Some(mv)));
        match last {
            Some(last) => self.node_mut(last).sibling = Some(added),
            None => self.node_mut(id).first = Some(added),
        }
        added
    }

    /// Removes the nodes of all moves but the first ones that were added. Those that are removed
    /// are descendants of these nodes, some of which may be among them.
    pub(super) fn truncate(&mut self, moves: usize, parents: &[NodeId]) {
        let is_removed = |id: NodeId| id.index() > moves;
        for &parent in parents.iter().filter(|&&parent| !is_removed(parent)) {
            let children = std::iter::successors(self.node(parent).first, |&child| {
                self.node(child).sibling.filter(|_| !is_removed(child))
            });
            let last = children.take_while(|&child| !is_removed(child)).last();
            match last {
                Some(last) => {
                    let sibling = &mut self.node_mut(last).sibling;
                    *sibling = sibling.filter(|&next| !is_removed(next));
                }
                None => self.node_mut(parent).first = None,
            }
            let ahead = &mut self.node_mut(parent).ahead;
            *ahead = ahead.filter(|&next| !is_removed(next));
        }
        self.0.truncate(moves + 1);
    }

    /// Returns how many siblings come before a child of a node.
    pub(super) fn rank(&self, id: NodeId, child: NodeId) -> usize {
        self.children(id).take_while(|&(_, other)| other != child).count()
    }

    /// Moves a child of a node to this index among its siblings.
    pub(super) fn set_rank(&mut self, id: NodeId, child: NodeId, rank: usize) {
        let mut children: Vec<_> = self.children(id).map(|(_, child)| child).collect();
        children.retain(|&other| other != child);
        children.insert(rank.min(children.len()), child);
        self.node_mut(id).first = children.first().copied();
        for (index, &child) in children.iter().enumerate() {
            self.node_mut(child).sibling = children.get(index + 1).copied();
        }
    }

    /// Removes a node and its descendants. Returns the new number of each node by its old index.
    pub(super) fn remove(&mut self, id: NodeId) -> Vec<Option<NodeId>> {
        let next = self.node(id).sibling;
        let mut is_removed = vec![false; self.0.len()];
        is_removed[id.index()] = true;
        // Children are newer than their parents.
        for index in id.index()..self.0.len() {
            if is_removed[index] {
                for (_, child) in self.children(NodeId::new(index)) {
                    is_removed[child.index()] = true;
                }
            }
        }
        let mut count = 0;
        let numbers: Vec<Option<NodeId>> = is_removed
            .iter()
            .map(|is_removed| {
                let number = (!is_removed).then(|| NodeId::new(count))?;
                count += 1;
                Some(number)
            })
            .collect();
        let number = |link: Option<NodeId>| numbers[link?.index()];
        let mut index = 0;
        self.0.retain_mut(|node| {
            for link in [&mut node.first, &mut node.sibling] {
                *link = number(if *link == Some(id) { next } else { *link });
            }
            for link in [&mut node.ahead, &mut node.undone, &mut node.replaced] {
                *link = number(*link);
            }
            index += 1;
            !is_removed[index - 1]
        });
        numbers
    }

    /// Returns whether the first line is in view at each node.
    pub(super) fn shows_first(&self) -> bool {
        self.0.iter().all(|node| node.ahead == node.first)
    }

    /// Lets the first line be in view at each node.
    pub(super) fn look_at_first(&mut self) {
        for node in &mut self.0 {
            node.ahead = node.first;
            (node.undone, node.replaced) = (None, None);
        }
    }

    /// Returns whether anything was ever noted on a position.
    pub(super) fn has_notes(&self, id: NodeId) -> bool {
        self.node(id).notes.is_some()
    }

    /// Returns the comment on a position, if there is one.
    pub(super) fn comment(&self, id: NodeId) -> Option<&Comment> {
        self.node(id).notes.as_ref()?.comment.as_ref()
    }

    /// Returns the markup of a position; may be empty.
    pub(super) fn markup(&self, id: NodeId) -> &str {
        self.node(id).notes.as_ref().map_or("", |notes| &notes.markup)
    }

    /// Adds text below the comment on a position.
    pub(super) fn write(&mut self, id: NodeId, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let comment = &mut self.notes(id).comment;
        match comment {
            Some(comment) => comment.add(text),
            None => *comment = Comment::new(text),
        }
    }

    /// Returns the comment on a position, to be changed.
    pub(super) fn comment_mut(&mut self, id: NodeId) -> &mut Option<Comment> {
        &mut self.notes(id).comment
    }

    /// Returns the markup of a position for additions.
    pub(super) fn markup_mut(&mut self, id: NodeId) -> &mut String {
        &mut self.notes(id).markup
    }

    /// Returns what the players have agreed on in a position.
    pub(super) fn agreed(&self, id: NodeId) -> &[M] {
        self.node(id).notes.as_ref().map_or(&[], |notes| &notes.agreed)
    }

    /// Replaces what the players have agreed on in a position.
    pub(super) fn agree(&mut self, id: NodeId, agreed: Vec<M>) {
        if self.agreed(id) != agreed {
            self.notes(id).agreed = agreed;
        }
    }

    fn notes(&mut self, id: NodeId) -> &mut Notes<M> {
        self.node_mut(id).notes.get_or_insert_with(|| {
            Box::new(Notes { comment: None, markup: String::new(), agreed: Vec::new() })
        })
    }
}

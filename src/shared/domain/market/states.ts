// The states of listings, showcase entries and sellers, and the allowed transitions.
import type { StateTable } from '../../kit/state-table.ts';

export const listingStates = [
  'draft',
  'pending',
  'changes_requested',
  'rejected',
  'published',
  'archived',
  'taken_down'
] as const;
export type ListingState = (typeof listingStates)[number];

/** An edit returns a listing to moderation; a rejected or removed one is final. */
export const listingTransitions: StateTable<ListingState> = {
  draft: ['pending'],
  pending: ['published', 'changes_requested', 'rejected'],
  changes_requested: ['pending'],
  rejected: [],
  published: ['pending', 'archived', 'taken_down'],
  archived: ['pending'],
  taken_down: []
};

export const showcaseStates = ['pending', 'approved', 'refused'] as const;
export type ShowcaseState = (typeof showcaseStates)[number];

/** An approved entry can be refused later. */
export const showcaseTransitions: StateTable<ShowcaseState> = {
  pending: ['approved', 'refused'],
  approved: ['refused'],
  refused: []
};

export const sellerStates = ['applied', 'active', 'limited', 'suspended'] as const;
export type SellerState = (typeof sellerStates)[number];

/** Limited sellers keep their drafts and earnings, and sell nothing; suspended ones only read. Both can be lifted. */
export const sellerTransitions: StateTable<SellerState> = {
  applied: ['active'],
  active: ['limited', 'suspended'],
  limited: ['active', 'suspended'],
  suspended: ['active', 'limited']
};

/** In these states a seller has the role `seller`. */
export const sellerRoleStates = ['active', 'limited'] as const satisfies readonly SellerState[];

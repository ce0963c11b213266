// The states of listings, showcase entries and sellers, and the transitions between them.
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

/** Whoever edits a listing sends it through the look again; what was rejected or taken down stays so. */
export const listingMoves: StateTable<ListingState> = {
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

/** What was approved can be taken out again. */
export const showcaseMoves: StateTable<ShowcaseState> = {
  pending: ['approved', 'refused'],
  approved: ['refused'],
  refused: []
};

export const sellerStates = ['applied', 'active', 'limited', 'suspended'] as const;
export type SellerState = (typeof sellerStates)[number];

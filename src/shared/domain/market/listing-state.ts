// Where a listing stands on its way from a seller's desk to the public, and back.
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

// A video sent in for the showcase waits until an administrator looked at it.
import type { StateTable } from '../../kit/state-table.ts';

export const showcaseStates = ['pending', 'approved', 'refused'] as const;
export type ShowcaseState = (typeof showcaseStates)[number];

/** What was approved can be taken out again. */
export const showcaseMoves: StateTable<ShowcaseState> = {
  pending: ['approved', 'refused'],
  approved: ['refused'],
  refused: []
};

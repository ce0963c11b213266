// The states of listings, showcase entries and sellers, and the allowed transitions.
import type { StateTable } from '../../kit/state-table.ts';

export const listingStates = [
  'draft',
  'pending',
  'changes_requested',
  'rejected',
  'published',
  'paused',
  'archived',
  'taken_down'
] as const;
export type ListingState = (typeof listingStates)[number];

/**
 * Drafts are on the seller's device, so a listing begins in review; one whose scheduled publication was canceled is a draft
 * on the server. A paused one is off sale for now and an archived one is put away; its seller puts either back on sale as
 * it was, without a review. A published one stays on sale while a change of it is
 * reviewed; a rejected one opens again only by an appeal, and so does one that was taken down, which its seller then
 * puts back on sale.
 */
export const listingTransitions: StateTable<ListingState> = {
  draft: ['pending', 'published'],
  pending: ['draft', 'published', 'changes_requested', 'rejected'],
  changes_requested: ['pending', 'published'],
  rejected: ['changes_requested'],
  published: ['published', 'paused', 'archived', 'taken_down'],
  paused: ['published', 'archived', 'taken_down'],
  archived: ['published', 'paused', 'taken_down'],
  taken_down: ['archived']
};

/** A scheduled one is decided and waits for its time; a canceled one is kept for its seller to submit again. */
export const submissionStates = [
  'pending',
  'scheduled',
  'canceled',
  'approved',
  'changes_requested',
  'rejected',
  'withdrawn'
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Why a scheduled submission could not be published when it was due. Its seller changes it and submits it again. */
export const publicationFailures = [
  'not_selling',
  'price_not_valid',
  'media_missing',
  'bundle_not_valid',
  /** Any other rule of listings. */
  'draft_not_valid'
] as const;
export type PublicationFailure = (typeof publicationFailures)[number];

export const showcaseStates = ['pending', 'approved', 'refused'] as const;
export type ShowcaseState = (typeof showcaseStates)[number];

/** An approved entry can be refused later. */
export const showcaseTransitions: StateTable<ShowcaseState> = {
  pending: ['approved', 'refused'],
  approved: ['refused'],
  refused: []
};

export const sellerStates = ['active', 'limited', 'suspended'] as const;
export type SellerState = (typeof sellerStates)[number];

/** Limited sellers keep their drafts and earnings, and sell nothing; suspended ones only read. Both can be lifted. */
export const sellerTransitions: StateTable<SellerState> = {
  active: ['limited', 'suspended'],
  limited: ['active', 'suspended'],
  suspended: ['active', 'limited']
};

/** In these states a seller has the role `seller`. */
export const sellerRoleStates = ['active', 'limited'] as const satisfies readonly SellerState[];

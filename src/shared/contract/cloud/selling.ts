// Procedures of sellers: apply, and see their state and their listings.
import * as z from 'zod';
import { SellerStatistics, StatisticsRange } from '../../domain/market/seller-statistics.ts';
import { ListingDraft } from '../../domain/market/listing-draft.ts';
import {
  ListingSubmission,
  OwnListing,
  Seller,
  SellerApplication,
  SubmissionOutcome
} from '../../domain/market/seller.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';
import { PageRequest, pageOf } from './paging.ts';

const ById = z.object({ id: idOf('lst') });

export const sellingProcedures = {
  /** Null for a person who never applied. */
  'sellers.getMine': query(nothing, Seller.nullable()),
  /** Active at once. Refuses with `terms_changed` unless the current terms were shown; applying twice changes nothing. */
  'sellers.apply': command(SellerApplication, Seller),
  /** In every state, the last created first. */
  'sellers.listListings': query(z.object(PageRequest.shape), pageOf(OwnListing)),
  'sellers.getStatistics': query(StatisticsRange, SellerStatistics),
  /** Of one's own listing what was submitted last, its sealed prompt included; a bundle's items by id. */
  'sellers.getDraft': query(ById, ListingDraft),
  /**
   * Publishes at once or puts it into the review queue; the version on sale stays there meanwhile. Replaces what of the
   * same listing still waits.
   */
  'sellers.submit': command(ListingSubmission, SubmissionOutcome),
  /** Takes a published listing off the market at once, or brings it back. Buyers keep what they bought. */
  'sellers.setOnSale': command(ById.extend({ isOnSale: z.boolean() }), nothing)
} as const;

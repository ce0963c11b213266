// Procedures of sellers: apply, and see their state and their listings.
import * as z from 'zod';
import { SellerStatistics, StatisticsRange } from '../../domain/market/seller-statistics.ts';
import { ExplainedSearch, SearchExplanation } from '../../domain/market/dashboard/search-explanation.ts';
import { SellerTask } from '../../domain/market/dashboard/seller-tasks.ts';
import { ListingDraft } from '../../domain/market/listing-draft.ts';
import {
  IsPaused,
  ListingChange,
  ListingSubmission,
  maxListingChanges,
  OwnListing,
  Seller,
  SellerApplication,
  SubmissionOutcome
} from '../../domain/market/seller.ts';
import { SellingRules } from '../../domain/market/selling-rules.ts';
import { ReportedError } from '../reported-error.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

const ById = z.object({ id: idOf('lst') });

/** Of a change of several listings: what became of one of them, and why it was refused. */
export const ListingChangeOutcome = z.object({
  id: z.string(),
  state: z.enum(['changed', 'in_review', 'refused']),
  refusal: ReportedError.nullable()
});
export type ListingChangeOutcome = z.infer<typeof ListingChangeOutcome>;

export const sellingProcedures = {
  /** Null for a user who never applied. */
  'sellers.getMine': query(nothing, Seller.nullable()),
  /** The numbers in effect now, also for those who do not sell yet. */
  'sellers.getRules': query(nothing, SellingRules),
  /** Active at once. Refuses outdated terms with `seller_terms_changed`; applying twice changes nothing. */
  'sellers.apply': command(SellerApplication, Seller),
  /** Refuses a version that is not in force with `seller_terms_changed`. */
  'sellers.acceptTerms': command(z.object({ version: z.string().max(20) }), Seller),
  /** Listings in every state, newest first. */
  'sellers.listListings': query(z.object(PageRequest.shape), pageOf(OwnListing)),
  'sellers.getStatistics': query(StatisticsRange, SellerStatistics),
  /** Open tasks, the most urgent first; at most twenty of each kind. */
  'sellers.listTasks': query(nothing, z.array(SellerTask)),
  /** The rank of the caller's listing in a search and its factors, or the conditions that hide it. */
  'sellers.explainSearch': query(ExplainedSearch, SearchExplanation),
  /** The last submitted draft of the caller's listing, including its sealed prompt; a bundle's items by id. */
  'sellers.getDraft': query(ById, ListingDraft),
  /**
   * Publishes at once or queues a review; the version on sale stays on sale meanwhile. Replaces a pending submission of
   * the same listing.
   */
  'sellers.submit': command(ListingSubmission, SubmissionOutcome),
  /** Keeps the submission for its seller to edit. Refuses with `conflict` where nothing is scheduled. */
  'sellers.cancelPublication': command(ById, nothing),
  /** Each change is applied by itself, with its own outcome. */
  'sellers.changeListings': command(
    z.object({ changes: z.array(ListingChange).min(1).max(maxListingChanges) }),
    z.array(ListingChangeOutcome)
  ),
  /** Removes a published listing from sale at once, or puts it back on sale. Buyers keep what they bought. */
  'sellers.setOnSale': command(ById.extend({ isOnSale: z.boolean(), isPaused: IsPaused }), nothing)
} as const;

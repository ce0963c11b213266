// A seller's tasks: each names the listing it is about and links to the page where it is done.
import * as z from 'zod';
import { Money } from '../money.ts';
import { publicationFailures } from '../states.ts';

const AboutListing = z.object({ listingId: z.string(), slug: z.string(), title: z.string() });

export const SellerTask = z.discriminatedUnion('kind', [
  /** A moderator requested changes of the last submission. */
  AboutListing.extend({ kind: z.literal('changes_requested'), reason: z.string() }),
  /** The last submission was scheduled and could not be published. */
  AboutListing.extend({ kind: z.literal('publication_failed'), failure: z.enum(publicationFailures) }),
  /** The listing on sale is written for a model that can no longer be used. */
  AboutListing.extend({ kind: z.literal('model_retired'), model: z.string() }),
  AboutListing.extend({ kind: z.literal('reviews_unanswered'), count: z.int().positive() }),
  /** See `isRefundRateHigh`. */
  AboutListing.extend({ kind: z.literal('refunds_high'), refunded: z.int(), sold: z.int() }),
  /** The bundle costs more than its prompts do one by one. */
  AboutListing.extend({ kind: z.literal('bundle_above_parts'), price: Money, partsPrice: Money })
]);
export type SellerTask = z.infer<typeof SellerTask>;
export type SellerTaskKind = SellerTask['kind'];

/** The most urgent first. */
const sellerTaskKinds = [
  'publication_failed',
  'changes_requested',
  'model_retired',
  'refunds_high',
  'bundle_above_parts',
  'reviews_unanswered'
] as const satisfies readonly SellerTaskKind[];

/** Of each kind. */
export const maxTasksOfKind = 20;

/** The period that the refund rate is taken over. */
export const refundRateDays = 90;

/** The share of paid sales that is usually refunded, while too few sales tell. */
const assumedRefundRate = 0.05;

/** The latest sales of the marketplace that the usual rate is measured by: so many at most, and at least. */
export const mostMeasuredSales = 2000;
const leastMeasuredSales = 200;

type Sales = { readonly refunded: number; readonly sold: number };

/** The share of sales that is usually refunded. */
export const measureRefundRate = ({ refunded, sold }: Sales): number =>
  sold < leastMeasuredSales ? assumedRefundRate : refunded / sold;

/** Fewer refunds than this may be chance. */
export const minRefunds = 3;

/** More than twice the usual rate, of at least three refunds. */
export const isRefundRateHigh = ({ refunded, sold }: Sales, usualRate: number): boolean =>
  refunded >= minRefunds && refunded > 2 * usualRate * sold;

export const compareTasks = (one: SellerTask, other: SellerTask): number =>
  sellerTaskKinds.indexOf(one.kind) - sellerTaskKinds.indexOf(other.kind);

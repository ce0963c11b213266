// Sales of the whole marketplace in a range of days. Days are dates in UTC, and money counts on the day of its ledger
// entries: a refund takes off the day on which it was made.
import * as z from 'zod';
import { PublicPerson } from '../../people/account.ts';

const Day = z.iso.date();

const figures = {
  /** Paid orders by the day they were paid, without those that were refunded whole. */
  sales: z.int(),
  grossCents: z.int(),
  refundedCents: z.int(),
  /** Taken back by open and lost disputes, less what won ones returned. */
  disputedCents: z.int(),
  commissionCents: z.int(),
  /** Fees withheld by payment providers, which the platform pays. */
  feeCents: z.int()
};
export const SalesFigures = z.object(figures);
export type SalesFigures = z.infer<typeof SalesFigures>;

/** The same money by the entries of the ledger. */
export const LedgerFigures = z.object({
  netCents: z.int(),
  commissionCents: z.int(),
  earnedCents: z.int(),
  feeCents: z.int()
});
export type LedgerFigures = z.infer<typeof LedgerFigures>;

const ListingSales = SalesFigures.extend({
  slug: z.string(),
  title: z.string(),
  /** Net over as many days right before the range. */
  netBeforeCents: z.int()
});
export type ListingSales = z.infer<typeof ListingSales>;

export const SalesReport = z.object({
  range: z.object({ from: Day, to: Day }),
  total: SalesFigures,
  /** The same over as many days before the range. */
  before: SalesFigures,
  ledger: LedgerFigures,
  /** Owed to sellers by the ledger at the end of the range and in no payout yet, debts of sellers set off. */
  payoutsDueCents: z.int(),
  /** Consecutive days, weeks or months from the first day of the range; each begins on `from`. */
  periods: z.array(SalesFigures.extend({ from: Day })),
  categories: z.array(SalesFigures.extend({ category: z.string() })),
  /** A prompt that names several models counts with each of them. */
  models: z.array(SalesFigures.extend({ model: z.string() })),
  /** By ISO 3166-1 code, from where orders were placed; null for those of which it is not known. */
  countries: z.array(SalesFigures.extend({ country: z.string().nullable() })),
  /** The highest net first. */
  sellers: z.array(SalesFigures.extend({ seller: PublicPerson.extend({ id: z.string() }) })),
  top: z.array(ListingSales),
  /** Those whose net fell most against `before`, the largest fall first. */
  falling: z.array(ListingSales)
});
export type SalesReport = z.infer<typeof SalesReport>;

/** Buyers by the month of their first purchase. */
export const BuyerCohort = z.object({
  /** The first day of the month. */
  month: Day,
  buyers: z.int(),
  /** The number of them who bought again in each month after it, from the first one on until now. */
  returned: z.array(z.int())
});
export type BuyerCohort = z.infer<typeof BuyerCohort>;

export const SearchMiss = z.object({ phrase: z.string(), searches: z.int() });
export type SearchMiss = z.infer<typeof SearchMiss>;

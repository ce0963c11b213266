import type { LedgerFigures, SalesFigures } from './sales-report.ts';

export const noSales: SalesFigures = {
  sales: 0,
  grossCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  commissionCents: 0,
  feeCents: 0
};

export const addSales = (one: SalesFigures, other: SalesFigures): SalesFigures => ({
  sales: one.sales + other.sales,
  grossCents: one.grossCents + other.grossCents,
  refundedCents: one.refundedCents + other.refundedCents,
  disputedCents: one.disputedCents + other.disputedCents,
  commissionCents: one.commissionCents + other.commissionCents,
  feeCents: one.feeCents + other.feeCents
});

export const subtractSales = (one: SalesFigures, other: SalesFigures): SalesFigures => ({
  sales: one.sales - other.sales,
  grossCents: one.grossCents - other.grossCents,
  refundedCents: one.refundedCents - other.refundedCents,
  disputedCents: one.disputedCents - other.disputedCents,
  commissionCents: one.commissionCents - other.commissionCents,
  feeCents: one.feeCents - other.feeCents
});

/** The gross after refunds and disputes: the commission plus sellers' earnings. */
export const netOf = ({ grossCents, refundedCents, disputedCents }: SalesFigures): number =>
  grossCents - refundedCents - disputedCents;

export const earnedOf = (figures: SalesFigures): number => netOf(figures) - figures.commissionCents;

export const comparedFigures = ['net', 'commission', 'earned', 'fees'] as const;

export type Comparison = {
  readonly figure: (typeof comparedFigures)[number];
  readonly orderCents: number;
  readonly ledgerCents: number;
};

/** Each figure by orders and by the ledger, which are counted apart; the two are equal unless something is wrong. */
export function compareWithLedger(total: SalesFigures, ledger: LedgerFigures): readonly Comparison[] {
  return [
    { figure: 'net', orderCents: netOf(total), ledgerCents: ledger.netCents },
    { figure: 'commission', orderCents: total.commissionCents, ledgerCents: ledger.commissionCents },
    { figure: 'earned', orderCents: earnedOf(total), ledgerCents: ledger.earnedCents },
    { figure: 'fees', orderCents: total.feeCents, ledgerCents: ledger.feeCents }
  ];
}

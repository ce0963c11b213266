import { earnedOf, netOf } from '#shared/domain/trade/sales/compare-with-ledger.ts';
import type { SalesFigures } from '#shared/domain/trade/sales/sales-report.ts';
import { formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';

/** In the order of tiles, columns and files. */
export const shownFigures = [
  'gross',
  'refunded',
  'disputed',
  'net',
  'commission',
  'earned',
  'fees',
  'sales'
] as const;
export type ShownFigure = (typeof shownFigures)[number];

const read: Readonly<Record<ShownFigure, (figures: SalesFigures) => number>> = {
  gross: ({ grossCents }) => grossCents,
  refunded: ({ refundedCents }) => refundedCents,
  disputed: ({ disputedCents }) => disputedCents,
  net: netOf,
  commission: ({ commissionCents }) => commissionCents,
  earned: earnedOf,
  fees: ({ feeCents }) => feeCents,
  sales: ({ sales }) => sales
};

/** In US dollars, or the number of sales. */
export const readFigure = (figure: ShownFigure, figures: SalesFigures): number =>
  figure === 'sales' ? read.sales(figures) : read[figure](figures) / 100;

export const formatFigure = (figure: ShownFigure, value: number): string =>
  figure === 'sales' ? formatNumber(value) : formatMoney(value);

import type { StatisticsFigures } from '#shared/domain/market/seller-statistics.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';

const formatShare = (share: number): string =>
  new Intl.NumberFormat(readLanguage().locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Sales per view; null without views. */
export const readConversion = ({ sales, views }: StatisticsFigures): number | null =>
  views === 0 ? null : sales / views;

/** Sales per view in per cent, or a dash. */
export function formatConversion(figures: StatisticsFigures): string {
  const share = readConversion(figures);
  return share === null ? '–' : formatShare(share);
}

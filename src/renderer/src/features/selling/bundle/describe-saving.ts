import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';

/** The sum of the prompts' prices and the saving of the bundle; `priceCents` is null while it is invalid. */
export function describeSaving(prices: readonly number[], priceCents: number | null): string | undefined {
  if (prices.length === 0) return undefined;
  const sum = prices.reduce((total, cents) => total + cents, 0);
  const oneByOne = t(texts, 'selling.bundle.oneByOne', { sum: formatMoney(sum / 100) });
  if (priceCents === null || priceCents > sum || sum === 0) return oneByOne;
  const percent = Math.floor(((sum - priceCents) * 100) / sum);
  const saving = formatMoney((sum - priceCents) / 100);
  return `${oneByOne} ${t(texts, 'selling.bundle.saving', { saving, percent })}`;
}

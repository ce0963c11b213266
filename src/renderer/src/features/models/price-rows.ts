import type { Model } from '#shared/domain/craft/model/model.ts';
import { findPriceChange, type PricedClip } from '#shared/domain/craft/model/own-prices.ts';
import type { PriceChange } from '#shared/domain/craft/model/saved-model-settings.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/models.json';

export type PriceRow = {
  readonly clip: PricedClip;
  /** US dollars per second as the list says; null where it says nothing. */
  readonly listed: number | null;
  readonly own: PriceChange | null;
};

/** Every clip of a model that has a price; where none has, one row for all of them, so that one can be given. */
export function listPriceRows(listed: Model, changes: readonly PriceChange[]): PriceRow[] {
  const modelId = listed.id;
  const priced = (listed.prices?.value ?? []).map(({ usdPerSecond, resolution, hasAudio }): PriceRow => {
    const clip = { modelId, resolution, hasAudio };
    return { clip, listed: usdPerSecond, own: findPriceChange(changes, clip) ?? null };
  });
  const shown = new Set(priced.map(({ own }) => own));
  const extra = changes
    .filter((change) => change.modelId === modelId && !shown.has(change))
    .map((own): PriceRow => {
      const { resolution, hasAudio } = own;
      return { clip: { modelId, resolution, hasAudio }, listed: null, own };
    });
  const rows = [...priced, ...extra];
  return rows.length > 0
    ? rows
    : [{ clip: { modelId, resolution: null, hasAudio: null }, listed: null, own: null }];
}

/** "720p with sound", "Any resolution". */
export function describePricedClip({ resolution, hasAudio }: PricedClip): string {
  const sound = hasAudio === null ? 'any' : hasAudio ? 'yes' : 'no';
  return t(texts, 'models.clip', {
    resolution: resolution ?? t(texts, 'models.anyResolution'),
    sound
  });
}

const dearest = 1000;

/** US dollars per second as people type them, such as "0.40", "0,4" or "$0.4"; null where it is no price. */
export function readPrice(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.');
  const price = /^(?:\d+|\d*\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return price <= dearest ? price : null;
}

/** "$0.40", "$0.0234": as many decimals as the price has, two at least. */
export const formatPricePerSecond = (usdPerSecond: number): string => formatMoney(usdPerSecond, 6);

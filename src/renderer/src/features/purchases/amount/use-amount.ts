import { useState } from 'react';
import { chooseAmount, isPossibleAmount } from '#shared/domain/trade/chosen-amount.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { readCents } from '#shared/kit/read-cents.ts';

export type Amount = {
  /** As it was typed. */
  readonly text: string;
  /** The offer at that amount; null where it cannot be paid. */
  readonly chosen: Offer | null;
  readonly setText: (text: string) => void;
};

/**
 * The amount that the buyer pays. Until they type one it is the floor, whatever the seller suggests: Directive 2011/83/EU,
 * Article 22, allows no payment beyond the price that the buyer did not choose themselves.
 */
export function useAmount(offer: Offer): Amount {
  const [typed, setTyped] = useState<string | null>(null);
  const cents = typed === null || !offer.isPayWhatYouWant ? offer.total.cents : readCents(typed);
  const isPossible = cents !== null && isPossibleAmount(cents, offer);
  return {
    text: typed ?? inDollars(offer.total.cents),
    chosen: isPossible ? chooseAmount(offer, cents) : null,
    setText: setTyped
  };
}

export const inDollars = (cents: number): string => (cents / 100).toFixed(2);

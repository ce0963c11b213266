// The amount that a buyer chooses for a listing that is pay what you want. Its floor is the price with all deductions.
import { formatDollars } from '../market/money.ts';
import { isValidPrice } from '../market/platform-settings.ts';
import type { PriceExplanation } from './quote.ts';

type Priced = Pick<PriceExplanation, 'added' | 'total'>;

export const floorOf = ({ added, total }: Priced): number => total.cents - added.cents;

/** At least the floor, and an amount that can be charged. */
export const isPossibleAmount = (cents: number, price: Priced): boolean =>
  cents >= floorOf(price) && isValidPrice(cents);

/** The price at which the buyer pays `cents`. The same as `quote` explains it. */
export const chooseAmount = <Price extends Priced>(price: Price, cents: number): Price => ({
  ...price,
  added: formatDollars(cents - floorOf(price)),
  total: formatDollars(cents)
});

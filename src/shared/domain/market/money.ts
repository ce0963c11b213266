// An amount of money: an integer number of minor units with an ISO 4217 currency code.
import * as z from 'zod';

/** ISO 4217. One for now: every price of the platform is set and charged in it. */
const Currency = z.enum(['USD']);
export type Currency = z.infer<typeof Currency>;

export const Money = z.object({ cents: z.int().nonnegative(), currency: Currency });
export type Money = z.infer<typeof Money>;

export const formatDollars = (cents: number): Money => ({ cents, currency: 'USD' });

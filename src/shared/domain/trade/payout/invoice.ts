// Self-billing invoices: Reelwright issues them in the seller's name, as the recipient of the seller's services may
// (EU VAT Directive 2006/112/EC, Article 224). A platform that sells digital services counts as their recipient
// (Implementing Regulation 282/2011, Article 9a).
import * as z from 'zod';
import { isReadable } from '../../people/public-name.ts';

export const invoiceLimits = { name: 120, address: 300, addressLines: 6, taxId: 40 } as const;

const isReadableAddress = (text: string): boolean => {
  const lines = text.split('\n');
  return lines.length <= invoiceLimits.addressLines && lines.every(isReadable);
};

/** A seller's own details, as they appear on their invoices. */
export const InvoiceDetails = z.object({
  name: z.string().trim().min(1).max(invoiceLimits.name).refine(isReadable),
  /** One line each for street, city and so on. */
  address: z.string().trim().min(1).max(invoiceLimits.address).refine(isReadableAddress),
  /** E.g. a VAT number; '' for none. */
  taxId: z
    .string()
    .trim()
    .max(invoiceLimits.taxId)
    .refine((text) => text === '' || isReadable(text))
});
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;

type Dated = InvoiceDetails & {
  /** Unix milliseconds. */
  readonly savedAt: number;
};

/**
 * The details on the invoice of a month that ended at `endedAt`: those in force then, or the first ones saved later.
 * Details that are saved afterwards change no invoice. Null as long as there are none.
 */
export function findDetailsAt<Details extends Dated>(
  history: readonly Details[],
  endedAt: number
): Details | null {
  const sorted = history.toSorted((one, other) => one.savedAt - other.savedAt);
  return sorted.findLast(({ savedAt }) => savedAt < endedAt) ?? sorted[0] ?? null;
}

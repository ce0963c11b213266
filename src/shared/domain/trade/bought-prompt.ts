// An opened purchase as the device stores it, so that it opens again without a connection.
import * as z from 'zod';
import { OpenedPrompt } from './purchase.ts';

export const BoughtPrompt = z.object({
  /** The buyer's id; no other account can read it on this device. */
  holderId: z.string().min(1).max(60),
  prompt: OpenedPrompt
});
export type BoughtPrompt = z.infer<typeof BoughtPrompt>;

/** The summary for lists. */
export const BoughtCard = OpenedPrompt.omit({ data: true, licenceText: true, contentHash: true }).extend({
  holderId: z.string()
});
export type BoughtCard = z.infer<typeof BoughtCard>;

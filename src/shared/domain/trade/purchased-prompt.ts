// An opened purchase as the device stores it, so that it opens again without a connection.
import * as z from 'zod';
import { OpenedPrompt } from './purchase.ts';

export const PurchasedPrompt = z.object({
  /** The buyer's id; no other account can read it on this device. */
  holderId: z.string().min(1).max(60),
  prompt: OpenedPrompt
});
export type PurchasedPrompt = z.infer<typeof PurchasedPrompt>;

/** The summary for lists. */
export const PurchasedPromptSummary = OpenedPrompt.omit({
  data: true,
  licenceText: true,
  contentHash: true
}).extend({
  holderId: z.string()
});
export type PurchasedPromptSummary = z.infer<typeof PurchasedPromptSummary>;

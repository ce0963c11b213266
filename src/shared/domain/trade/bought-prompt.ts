// A bought prompt is an opened one as a device keeps it, so that it opens again without a connection.
import * as z from 'zod';
import { OpenedPrompt } from './purchase.ts';

export const BoughtPrompt = z.object({
  /** Whose purchase it is: nobody else finds it on this device. */
  holderId: z.string().min(1).max(60),
  prompt: OpenedPrompt
});
export type BoughtPrompt = z.infer<typeof BoughtPrompt>;

/** What a list tells of it. */
export const BoughtCard = OpenedPrompt.omit({ data: true, licenceText: true, contentHash: true }).extend({
  holderId: z.string()
});
export type BoughtCard = z.infer<typeof BoughtCard>;

// A message that a seller sends to the buyers of a listing: of a new version, or as a warning.
import * as z from 'zod';
import { PublicPerson } from '../../people/account.ts';

export const maxMessageLength = 1000;
/** Per listing, in any period of `messagePeriodMs`. */
export const maxMessagesPerPeriod = 2;
export const messagePeriodMs = 30 * 86_400_000;

/** Plain text. Ten characters rule out "?" and "hi". */
export const MessageText = z.string().trim().min(10).max(maxMessageLength);

/** As its seller sees it. */
export const SentMessage = z.object({
  id: z.string(),
  text: z.string(),
  sentAt: z.int(),
  recipientCount: z.int()
});
export type SentMessage = z.infer<typeof SentMessage>;

/** As a buyer sees it. */
export const ReceivedMessage = z.object({
  id: z.string(),
  text: z.string(),
  sentAt: z.int(),
  seller: PublicPerson,
  listing: z.object({ slug: z.string(), title: z.string() }),
  /** The buyer gets no more messages from this seller. */
  isMuted: z.boolean(),
  isReported: z.boolean()
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/**
 * When the next message about a listing may be sent; null for now. `sentAt` holds the times of those sent before, in any
 * order.
 */
export function findNextMessageTime(sentAt: readonly number[], now: number): number | null {
  const counted = sentAt.filter((at) => at > now - messagePeriodMs).toSorted((one, other) => other - one);
  const oldest = counted[maxMessagesPerPeriod - 1];
  return oldest === undefined ? null : oldest + messagePeriodMs;
}

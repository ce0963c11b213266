// Messages from a seller to the buyers of a listing. Only the seller and the recipients read them.
import * as z from 'zod';
import { ReportDraft } from '../../domain/market/report.ts';
import { MessageText, ReceivedMessage, SentMessage } from '../../domain/market/community/seller-message.ts';
import { Username } from '../../domain/people/username.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';
import { PageRequest, pageOf } from './paging.ts';

const OfListing = z.object({ listingId: idOf('lst') });

export const sellerMessageProcedures = {
  /** The last messages about one of the caller's listings, the newest first, and what the next one is subject to. */
  'sellerMessages.list': query(
    OfListing,
    z.object({
      messages: z.array(SentMessage),
      /** How many buyers would get a message now. */
      recipientCount: z.int(),
      /** When the next one may be sent; null for now. */
      nextAt: z.int().nullable()
    })
  ),
  /**
   * Sends once per `clientId`: repeated, it answers with what was sent, and `idempotency_key_reused` for another text.
   * `message_limit_reached` for more than two in 30 days, `no_recipients` where no buyer would get it.
   */
  'sellerMessages.send': command(OfListing.extend({ clientId: z.uuid(), text: MessageText }), SentMessage),
  /** Those that the caller got, the newest first. */
  'sellerMessages.listReceived': query(PageRequest, pageOf(ReceivedMessage)),
  /** Whether the caller gets messages from this seller. Idempotent. */
  'sellerMessages.mute': command(
    z.object({ username: Username, isMuted: z.boolean() }),
    z.object({ isMuted: z.boolean() })
  ),
  /** By a recipient, once; a second one is answered the same. */
  'sellerMessages.report': command(z.object({ id: idOf('slm') }).extend(ReportDraft.shape), nothing)
} as const;

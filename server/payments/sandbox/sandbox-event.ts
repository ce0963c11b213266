// Events of the sandbox are signed as Stripe's are: over the moment and the very bytes, so that neither can be changed.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { idOf } from '#shared/contract/ids.ts';
import { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { defineJob } from '../../context/job.ts';
import type { ProviderEvent } from '../../context/payment-provider.ts';
import { sandboxEvents } from '../../db/schema/sandbox.ts';
import { isTimestampFresh } from '../signature-timestamp.ts';

/** As it is sent. */
const SandboxEvent = z.object({
  id: idOf('sbe'),
  type: z.string().regex(/^[a-z._]{1,60}$/),
  checkoutId: idOf('sbc'),
  facts: z.array(PaymentFact).max(10)
});

/** Undefined for what is no event, whoever signed it. */
export function parseSandboxEvent(body: Uint8Array): ProviderEvent | undefined {
  try {
    return SandboxEvent.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    return undefined;
  }
}

export const toSandboxEvent = ({
  id,
  checkoutId,
  fact
}: typeof sandboxEvents.$inferSelect): ProviderEvent => ({
  id,
  type: `payment.${fact.kind}`,
  checkoutId,
  facts: [fact]
});

export const signatureHeader = 'sandbox-signature';

const digest = (body: string | Uint8Array, seconds: number | string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The value of the header; `now` in Unix milliseconds. */
export function sign(body: string | Uint8Array, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(body, seconds, secret).toString('hex')}`;
}

/** True if one of the secrets signed these bytes recently. The header may carry several signatures. */
export function isSigned(
  body: Uint8Array,
  header: string,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: number }
): boolean {
  if (!isTimestampFresh(header, now)) return false;
  const parts = header.split(',').map((part) => part.trim());
  const seconds = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  const given = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? []);
  return secrets.some((secret) => {
    const expected = digest(body, seconds, secret);
    return given.some((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), expected));
  });
}

/** The sandbox's own secret, made from the server's: all copies have the same, and nobody else has it. */
export const sandboxSecret = (secret: string): string =>
  createHmac('sha256', secret).update('sandbox events').digest('base64url');

const timeoutMs = 10_000;

/** Sends an event over HTTP to our own address, as a provider of the outside would; again until it is taken. */
export const sendSandboxEvent = defineJob({
  name: 'send-sandbox-event',
  payload: z.object({ id: z.string() }),
  retries: 8,
  run: async ({ db, now, siteUrl, secret }, { id }) => {
    const [row] = await db.select().from(sandboxEvents).where(eq(sandboxEvents.id, id));
    if (row === undefined) return;
    const body = JSON.stringify(toSandboxEvent(row));
    const response = await fetch(`${siteUrl}/api/v1/payments/events/sandbox`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(body, sandboxSecret(secret), now())
      },
      signal: AbortSignal.timeout(timeoutMs)
    });
    if (!response.ok) throw new Error(`The event was answered ${response.status}`);
  }
});

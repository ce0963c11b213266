// Events of the sandbox's bank: like Stripe's, each is only a hint, and the current state is read when it arrives.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { idOf } from '#shared/contract/ids.ts';
import { defineJob } from '../../context/job.ts';
import { sandboxSecret, sign, signatureHeader } from './sandbox-event.ts';

/** As it is sent. */
export const SandboxPayoutEvent = z.object({
  type: z.enum(['account.updated', 'payout.updated']),
  accountId: idOf('sba'),
  payoutId: idOf('pyt').nullable()
});

const timeoutMs = 10_000;

export const sendSandboxPayoutEvent = defineJob({
  name: 'send-sandbox-payout-event',
  payload: SandboxPayoutEvent,
  retries: 8,
  run: async ({ now, siteUrl, secret }, event) => {
    const body = JSON.stringify({ id: randomUUID(), ...event });
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

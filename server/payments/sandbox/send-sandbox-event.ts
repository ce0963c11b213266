import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { sandboxEvents } from '../../db/schema/sandbox.ts';
import { defineJob } from '../../context/job.ts';
import { sandboxSecret, sign, signatureHeader } from './signature.ts';
import { toSandboxEvent } from './sandbox-event.ts';

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

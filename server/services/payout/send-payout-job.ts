import * as z from 'zod';

/** Sends a payout to its provider, with retries. `send-payout.ts` implements it. */
export const sendPayoutJob = { name: 'send-payout', payload: z.object({ id: z.string() }) } as const;

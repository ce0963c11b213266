import * as z from 'zod';

/** Sends a payout to its provider until it answers; `send-payout.ts` runs it. */
export const sendPayoutJob = { name: 'send-payout', payload: z.object({ id: z.string() }) } as const;

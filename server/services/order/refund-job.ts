import * as z from 'zod';

/** Asks the provider for a refund that was requested, until it answers. */
export const refundJob = { name: 'send-refund', payload: z.object({ id: z.string() }) } as const;

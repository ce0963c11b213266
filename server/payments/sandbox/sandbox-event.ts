import * as z from 'zod';
import { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { sandboxEvents } from '../../db/schema/sandbox.ts';
import type { ProviderEvent } from '../../context/payment-provider.ts';

/** As it is sent. */
export const SandboxEvent = z.object({
  id: z.string(),
  type: z.string(),
  checkoutId: z.string(),
  facts: z.array(PaymentFact)
});

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

import type { PaymentProvider } from './payment-provider.ts';
import type { SandboxContext } from './sandbox/record-sandbox-facts.ts';
import { createSandboxProvider } from './sandbox/create-sandbox-provider.ts';
import { sandboxSecret } from './sandbox/signature.ts';
import type { StripeOptions } from './stripe/create-stripe-provider.ts';

type Parts = SandboxContext & { readonly siteUrl: string; readonly secret: string };

/** Stripe where there is a key of it, and otherwise the sandbox. Stripe's library is loaded only then. */
export async function choosePaymentProvider(
  stripe: StripeOptions | undefined,
  parts: Parts
): Promise<PaymentProvider> {
  if (stripe === undefined)
    return createSandboxProvider({ ...parts, secrets: [sandboxSecret(parts.secret)] });
  const { createStripeProvider } = await import('./stripe/create-stripe-provider.ts');
  return createStripeProvider(stripe, parts.now);
}

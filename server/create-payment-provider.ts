import { sql } from 'drizzle-orm';
import type { Configuration } from './configuration/configuration.ts';
import type { PaymentProvider } from './context/payment-provider.ts';
import type { PayoutProvider } from './context/payout-provider.ts';
import type { Database } from './db/client.ts';
import type { Log } from './log/log.ts';
import { createSandboxPayouts } from './payments/sandbox/create-sandbox-payouts.ts';
import { createSandboxProvider } from './payments/sandbox/create-sandbox-provider.ts';
import type { SandboxContext } from './payments/sandbox/record-sandbox-facts.ts';
import { sandboxSecret } from './payments/sandbox/sandbox-event.ts';
import type { StripeOptions } from './payments/stripe/connect-stripe.ts';
import { isLiveKey } from './payments/stripe/is-live-key.ts';

type Parts = SandboxContext & { readonly siteUrl: string; readonly secret: string };

/** Stripe where there is a key of it, and otherwise the sandbox. Stripe's library is loaded only then. */
export async function choosePaymentProvider(
  stripe: StripeOptions | undefined,
  parts: Parts
): Promise<PaymentProvider> {
  if (stripe === undefined)
    return createSandboxProvider({ ...parts, secrets: [sandboxSecret(parts.secret)] });
  const { createStripeProvider } = await import('./payments/stripe/create-stripe-provider.ts');
  return createStripeProvider(stripe, parts.now);
}

/** Goes with the payment provider: money that one took the other pays out. */
export async function choosePayoutProvider(
  stripe: StripeOptions | undefined,
  parts: Parts
): Promise<PayoutProvider> {
  if (stripe === undefined) return createSandboxPayouts({ ...parts, secrets: [sandboxSecret(parts.secret)] });
  const { createStripePayouts } = await import('./payments/stripe/create-stripe-payouts.ts');
  return createStripePayouts(stripe, parts.now);
}

/** Settings that must be on, or a power cut can lose an order that was confirmed. */
const neededSettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Says which money moves. Throws where real money would be taken by a database that may forget it. */
export async function checkLiveMode(
  { stripe, siteUrl = '' }: Pick<Configuration, 'stripe' | 'siteUrl'>,
  db: Database,
  log: Log
): Promise<void> {
  if (stripe === undefined) {
    if (siteUrl.startsWith('https:')) log.warn({}, 'payments are the sandbox’s: whoever buys pays nothing');
    return;
  }
  if (!isLiveKey(stripe.secretKey)) {
    log.warn({}, 'payments are in Stripe’s test mode: no real money moves');
    return;
  }
  const { rows } = await db.execute<{ readonly name: string }>(
    sql`select name from pg_settings where name = any(${sql.param([...neededSettings])}::text[]) and setting = 'off'`
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return;
  throw new Error(
    `The database has ${names.join(', ')} off, so it may forget what was paid. Turn it on before taking real money.`
  );
}

// Buyers and their payment provider, as the server meets them: over HTTP, on connections that stay open.
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { sandboxSecret, sign, signatureHeader } from '#server/payments/sandbox/sandbox-event.ts';
import { feeOf } from '#server/payments/sandbox/sandbox-actions.ts';
import { priceCents } from './seed-shop.ts';

/** Of what `seedShopListings` sells. */
const terms = { licence: 'personal', refundWindowDays: 14 };

export type BuyerClient = {
  /** Places an order; resolves to the checkout where it is paid. */
  readonly place: (token: string, slug: string) => Promise<string>;
  /** Sends the provider’s signed event that a checkout was paid. Resolves once the server has settled the order. */
  readonly sendPaidEvent: (checkoutId: string) => Promise<void>;
  readonly close: () => void;
};

export function openBuyerClient(url: string, secret: string, connections: number): BuyerClient {
  const pool = new Pool(url, { connections });
  const signer = sandboxSecret(secret);

  async function post(
    path: string,
    body: string,
    headers: Readonly<Record<string, string>>
  ): Promise<string> {
    const answer = await pool.request({
      method: 'POST',
      path,
      body,
      headers: { 'content-type': 'application/json', ...headers }
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200 && answer.statusCode !== 204)
      throw new Error(`${path} was answered ${answer.statusCode}: ${text}`);
    return text;
  }

  return {
    place: async (token, slug) => {
      const order = { intent: randomUUID(), slug, totalCents: priceCents, terms, isFromDesktop: false };
      const text = await post('/api/v1/orders', JSON.stringify(order), {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID()
      });
      const { checkoutUrl } = JSON.parse(text) as { readonly checkoutUrl: string };
      return checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1);
    },
    sendPaidEvent: async (checkoutId) => {
      const fact = { kind: 'paid', at: Date.now(), cents: priceCents, feeCents: feeOf(priceCents) };
      const event = { id: `sbe_${randomUUID()}`, type: 'payment.paid', checkoutId, facts: [fact] };
      const body = JSON.stringify(event);
      await post('/api/v1/payments/events/sandbox', body, {
        [signatureHeader]: sign(body, signer, Date.now())
      });
    },
    close: () => void pool.destroy()
  };
}

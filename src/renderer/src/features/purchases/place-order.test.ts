import { expect, test } from 'vitest';
import type { LocalStore } from '#renderer/lib/local-store.ts';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import { contractError, type ErrorCode } from '#shared/contract/errors.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { err, ok } from '#shared/kit/result.ts';
import type { PurchaseDependencies } from './frame/dependencies.tsx';
import { clearIntent, getOrCreateIntent, placeOrder } from './place-order.ts';

function createLocalStore(): LocalStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    readText: (name) => kept.get(name) ?? null,
    read: (name, isUsable, fallback) => {
      const value: unknown = JSON.parse(kept.get(name) ?? 'null');
      return isUsable(value) ? value : fallback;
    },
    remember: (name, value) => void kept.set(name, JSON.stringify(value))
  };
}

function count() {
  let number = 0;
  return () => `intent-${(number += 1)}`;
}

test('a listing keeps its intent over tries and restarts until the purchase has come to its end', () => {
  const memory = createLocalStore();
  const create = count();
  expect(getOrCreateIntent(memory, 'rain', 500, create)).toBe('intent-1');
  expect(memory.kept.get('intents')).toContain('intent-1');
  expect(getOrCreateIntent(memory, 'rain', 500, create)).toBe('intent-1');
  expect(getOrCreateIntent(memory, 'snow', 500, create)).toBe('intent-2');
  clearIntent(memory, 'rain');
  expect(getOrCreateIntent(memory, 'rain', 500, create)).toBe('intent-3');
  expect(getOrCreateIntent(memory, 'snow', 500, create)).toBe('intent-2');
});

test('at another price it is another wish, and the one before is forgotten', () => {
  const memory = createLocalStore();
  const create = count();
  getOrCreateIntent(memory, 'rain', 500, create);
  expect(getOrCreateIntent(memory, 'rain', 400, create)).toBe('intent-2');
  expect(getOrCreateIntent(memory, 'rain', 400, create)).toBe('intent-2');
  expect(memory.kept.get('intents')).not.toContain('intent-1');
});

test('the newest fifty are kept, and what is no list of intents is none', () => {
  const memory = createLocalStore();
  const create = count();
  memory.remember('intents', { rain: 'intent-0' });
  expect(getOrCreateIntent(memory, 'rain', 500, () => 'rain')).toBe('rain');
  memory.remember('intents', ['rain']);
  for (let number = 0; number < 51; number += 1) getOrCreateIntent(memory, `listing-${number}`, 500, create);
  expect(getOrCreateIntent(memory, 'listing-50', 500, create)).toBe('intent-51');
  expect(getOrCreateIntent(memory, 'listing-0', 500, create)).toBe('intent-52');
  expect(getOrCreateIntent(memory, 'constructor', 500, create)).toBe('intent-53');
});

const offerFor = (cents: number) =>
  ({
    total: { cents, currency: 'USD' },
    added: { cents: 0, currency: 'USD' },
    coupon: null,
    seller: 'ada',
    licence: 'personal',
    licenseText: licenseTexts.personal,
    refundWindowDays: 14
  }) as const;

/** A server that knows its orders by their intents, and whose answers can be lost. */
function createHarness() {
  const kept = new Map<string, string>();
  const byIntent = new Map<string, Order['state']>();
  const totals = new Map<string, number>();
  const server: { refusal: ErrorCode | null } = { refusal: null };
  let number = 0;
  const tools = {
    orders: {
      place: async ({ intent, totalCents }: { intent: string; totalCents: number }) => {
        // Kept before it is sent.
        expect(kept.get('intents')).toContain(intent);
        if (server.refusal === 'price_changed') return err(contractError('price_changed'));
        const isReused = (totals.get(intent) ?? totalCents) !== totalCents;
        if (isReused || server.refusal === 'idempotency_key_reused')
          return err(contractError('idempotency_key_reused'));
        totals.set(intent, totalCents);
        byIntent.set(intent, byIntent.get(intent) ?? 'pending');
        return server.refusal === null
          ? ok({ id: intent, state: byIntent.get(intent) })
          : err(contractError(server.refusal));
      }
    },
    memory: {
      readText: () => null,
      read: (name: string, isUsable: (value: unknown) => boolean, fallback: unknown) => {
        const value: unknown = JSON.parse(kept.get(name) ?? 'null');
        return isUsable(value) ? value : fallback;
      },
      remember: (name: string, value: unknown) => void kept.set(name, JSON.stringify(value))
    },
    createIntent: () => `intent-${(number += 1)}`,
    paysElsewhere: false,
    now: () => 0
  } as unknown as PurchaseDependencies;
  const place = (cents = 450) => placeOrder(tools, 'rain', offerFor(cents));
  return { place, byIntent, totals, server };
}

test('an order whose answer was lost is the one that the next try finds', async () => {
  const { place, byIntent, server } = createHarness();
  server.refusal = 'unreachable';
  await place();
  await place();
  server.refusal = null;
  expect(await place()).toMatchObject({ value: { id: 'intent-1', state: 'pending' } });
  expect(byIntent.size).toBe(1);
});

test('after one that was cancelled, another is placed', async () => {
  const { place, byIntent } = createHarness();
  await place();
  byIntent.set('intent-1', 'cancelled');
  expect(await place()).toMatchObject({ value: { id: 'intent-2', state: 'pending' } });
});

test('one that was paid meanwhile is answered, and the next wish is another', async () => {
  const { place, byIntent } = createHarness();
  await place();
  byIntent.set('intent-1', 'paid');
  expect(await place()).toMatchObject({ value: { id: 'intent-1', state: 'paid' } });
  expect(await place()).toMatchObject({ value: { id: 'intent-2' } });
});

test('at another price it is another wish', async () => {
  const { place, server } = createHarness();
  server.refusal = 'price_changed';
  expect(await place()).toMatchObject({ error: { code: 'price_changed' } });
  server.refusal = null;
  expect(await place()).toMatchObject({ value: { id: 'intent-2' } });
});

test('an order left unpaid does not stand in the way of buying at the price of now', async () => {
  const { place } = createHarness();
  await place(500);
  expect(await place(400)).toMatchObject({ ok: true, value: { id: 'intent-2' } });
  expect(await place(400)).toMatchObject({ ok: true, value: { id: 'intent-2' } });
});

test('where the server knows the wish as another one, it is sent as a new one, once', async () => {
  const { place, totals, server } = createHarness();
  totals.set('intent-1', 100);
  expect(await place()).toMatchObject({ ok: true, value: { id: 'intent-2' } });
  server.refusal = 'idempotency_key_reused';
  expect(await place()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
  server.refusal = null;
  expect(await place()).toMatchObject({ ok: true, value: { id: 'intent-4' } });
});

import { expect, test } from 'vitest';
import { contractError, type ErrorCode } from '#shared/contract/errors.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { buildPurchasedPrompt } from '#tests/support/builders.ts';
import { openPurchase, toDocument } from './open-purchase.ts';
import type { PurchaseDependencies } from './dependencies.tsx';

const { prompt } = buildPurchasedPrompt(1);

function createTools(holder: string | null = 'usr_1') {
  const { purchasedPrompts } = createMemoryDevice();
  const server: { refusal: ErrorCode | null } = { refusal: null };
  const purchases = {
    open: async () => (server.refusal === null ? ok(prompt) : err(contractError(server.refusal)))
  } as unknown as PurchaseDependencies['purchases'];
  return { tools: { purchases, purchasedPrompts, findHolder: async () => holder }, server };
}

test('what was opened opens again without a connection', async () => {
  const { tools, server } = createTools();
  server.refusal = 'unreachable';
  expect(await openPurchase(tools, 'ent_1')).toMatchObject({ ok: false });
  server.refusal = null;
  expect(await openPurchase(tools, 'ent_1')).toEqual(ok(prompt));
  server.refusal = 'unreachable';
  expect(await openPurchase(tools, 'ent_1')).toEqual(ok(prompt));
});

test('without a connection a version opens only where it is the one that was kept', async () => {
  const { tools, server } = createTools();
  await openPurchase(tools, 'ent_1');
  server.refusal = 'unreachable';
  expect(await openPurchase(tools, 'ent_1', { version: prompt.version })).toEqual(ok(prompt));
  const other = await openPurchase(tools, 'ent_1', { version: prompt.version + 1 });
  expect(other).toMatchObject({ ok: false, error: { code: 'unreachable' } });
});

test('a server that says no is believed, whatever the device kept', async () => {
  const { tools, server } = createTools();
  await openPurchase(tools, 'ent_1');
  server.refusal = 'not_found';
  expect(await openPurchase(tools, 'ent_1')).toMatchObject({ ok: false, error: { code: 'not_found' } });
});

test('nothing is kept for nobody', async () => {
  const { tools } = createTools(null);
  expect(await openPurchase(tools, 'ent_1')).toEqual(ok(prompt));
  expect(await tools.purchasedPrompts.list()).toMatchObject({ value: { items: [] } });
});

test('in the builder it bears its title, its origin and its license', () => {
  const document = toDocument(prompt);
  expect(document).toMatchObject({ name: 'Rain 1', data: { concept: 'Sealed concept 1', lens: '35 mm' } });
  expect(readOrigin(document.data)).toMatchObject({ seller: 'Grace', licence: 'personal', version: 1 });
});

import { expect, test } from 'vitest';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildPurchasedPrompt } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { removeRevokedPurchases } from './remove-revoked-purchases.ts';

/** Two parts of what was given back, as the server lists it. */
async function startWith(answers: readonly (readonly string[] | null)[], kept: readonly number[]) {
  const asked: unknown[] = [];
  const platform = createMemoryPlatform({}, [], async (name, input) => {
    asked.push(name);
    const { cursor } = input as { readonly cursor?: string };
    const place = cursor === undefined ? 0 : Number(cursor);
    const ids = answers[place];
    if (ids === undefined || ids === null) return err(contractError('unreachable'));
    const items = ids.map((id) => ({ id, state: 'revoked' }));
    return ok({ items, nextCursor: place + 1 < answers.length ? `${place + 1}` : null });
  });
  for (const number of kept) await getValue(platform.device.bought.keep(buildPurchasedPrompt(number)));
  const listKept = async () =>
    (await getValue(platform.device.bought.list())).items.map(({ purchaseId }) => purchaseId);
  return { model: createTestAppModel(platform), asked, listKept };
}

test('what was given back elsewhere leaves this device, however long the list of it is', async () => {
  const { model, listKept } = await startWith([['ent_9', 'ent_1'], ['ent_3']], [1, 2, 3]);
  await removeRevokedPurchases(model);
  expect(await listKept()).toEqual(['ent_2']);
});

test('without an answer everything stays', async () => {
  const { model, listKept } = await startWith([null], [1, 2]);
  await removeRevokedPurchases(model);
  expect(await listKept()).toEqual(['ent_2', 'ent_1']);
});

test('a device that keeps nothing asks nothing', async () => {
  const { model, asked } = await startWith([['ent_1']], []);
  await removeRevokedPurchases(model);
  expect(asked).toEqual([]);
});

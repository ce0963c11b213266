import { describe, expect, test } from 'vitest';
import { removeOthersPurchases } from '#renderer/features/account/session/account-store.ts';
import { toDocument } from '#renderer/features/purchases/frame/open-purchase.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildPrompt, buildPurchasedPrompt } from '#tests/support/builders.ts';
import type { LicenseName } from '#shared/domain/market/listing.ts';
import { getValue } from '#tests/support/results.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { removePurchasedCopies, removeRevokedPurchases } from './remove-purchased-copies.ts';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';

async function startWith(
  changes: { readonly concept?: string; readonly lens?: string } = {},
  licence: LicenseName = 'personal'
) {
  const platform = createMemoryPlatform();
  const model = createTestAppModel(platform);
  await model.builder.getState().load();
  const bought = buildPurchasedPrompt(1, { licence });
  await getValue(platform.device.purchasedPrompts.save(bought));
  const document = toDocument(bought.prompt);
  const { replaceDocument } = model.builder.getState();
  replaceDocument({ label: 'Open', document: { ...document, data: { ...document.data, ...changes } } });
  await model.history.getState().add(model.builder.getState().document);
  await model.builder.getState().saveNow();
  const readAll = async () => JSON.stringify(await getValue(platform.device.storage.export()));
  return { model, readAll };
}

test('what was refunded is no longer in the builder, its undo and the history', async () => {
  const { model, readAll } = await startWith();
  expect(await readAll()).toContain('Sealed concept 1');
  await removePurchasedCopies(model, ['ent_1']);
  expect(await readAll()).not.toContain('Sealed concept 1');
  expect(model.builder.getState().canUndo).toBe(false);
  await model.history.getState().load();
  expect(model.history.getState().entries).toEqual([]);
});

/** An earlier version was kept in the history, perhaps with a change, before the newest was opened. */
async function startWithTwoVersions(changes: { readonly lens?: string } = {}) {
  const started = await startWith(changes);
  const { model } = started;
  const newest = buildPurchasedPrompt(1, {
    version: 2,
    data: buildPrompt({ concept: 'Sealed concept of later' })
  });
  await getValue(model.platform.device.purchasedPrompts.save(newest));
  model.builder.getState().replaceDocument({ label: 'Open', document: toDocument(newest.prompt) });
  await model.history.getState().add(model.builder.getState().document);
  return started;
}

test('every version that was opened goes, not only the last', async () => {
  const { model, readAll } = await startWithTwoVersions();
  await removePurchasedCopies(model, ['ent_1']);
  expect(await readAll()).not.toContain('Sealed concept');
});

test('what somebody made of an earlier version stays', async () => {
  const { model, readAll } = await startWithTwoVersions({ lens: '85 mm' });
  await removePurchasedCopies(model, ['ent_1']);
  expect(await readAll()).toContain('85 mm');
  expect(await readAll()).not.toContain('Sealed concept of later');
});

test('what somebody made of it stays', async () => {
  const { model, readAll } = await startWith({ concept: 'My own rain' });
  await removePurchasedCopies(model, ['ent_1']);
  expect(model.builder.getState().document.data.concept).toBe('My own rain');
  expect(await readAll()).toContain('My own rain');
  expect(model.builder.getState().canUndo).toBe(false);
});

test('another prompt that took its place stays, and no undo leads back', async () => {
  const { model, readAll } = await startWith();
  const { replaceDocument } = model.builder.getState();
  replaceDocument({ label: 'Open', document: { name: 'Snow', data: buildPurchasedPrompt(2).prompt.data } });
  await removePurchasedCopies(model, ['ent_1']);
  expect(model.builder.getState().document.name).toBe('Snow');
  expect(await readAll()).not.toContain('Sealed concept 1');
});

test('a purchase that was never opened here changes nothing', async () => {
  const { model, readAll } = await startWith();
  const before = await readAll();
  await removePurchasedCopies(model, ['ent_7']);
  expect(await readAll()).toBe(before);
});

/** Two parts of what was given back, as the server lists it. */
async function startWithRevoked(answers: readonly (readonly string[] | null)[], kept: readonly number[]) {
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
  for (const number of kept)
    await getValue(platform.device.purchasedPrompts.save(buildPurchasedPrompt(number)));
  const listKept = async () =>
    (await getValue(platform.device.purchasedPrompts.list())).items.map(({ purchaseId }) => purchaseId);
  return { model: createTestAppModel(platform), asked, listKept };
}

test('what was given back elsewhere leaves this device, however long the list of it is', async () => {
  const { model, listKept } = await startWithRevoked([['ent_9', 'ent_1'], ['ent_3']], [1, 2, 3]);
  await removeRevokedPurchases(model);
  expect(await listKept()).toEqual(['ent_2']);
});

test('without an answer everything stays', async () => {
  const { model, listKept } = await startWithRevoked([null], [1, 2]);
  await removeRevokedPurchases(model);
  expect(await listKept()).toEqual(['ent_2', 'ent_1']);
});

test('a device that keeps nothing asks nothing', async () => {
  const { model, asked } = await startWithRevoked([['ent_1']], []);
  await removeRevokedPurchases(model);
  expect(asked).toEqual([]);
});

describe('at sign-out', () => {
  const signOut = ({ model }: Awaited<ReturnType<typeof startWith>>, holderId: string | null = null) =>
    removeOthersPurchases(
      {
        platform: model.platform,
        removeCopies: (purchaseIds) => removePurchasedCopies(model, purchaseIds)
      },
      holderId
    );

  test.each(['personal', 'commercial'] as const)(
    'an opened prompt with a %s license leaves the builder, its undo and the history with the purchase',
    async (licence) => {
      const started = await startWith({}, licence);
      await signOut(started);
      expect(await started.readAll()).not.toContain('Sealed concept 1');
      expect(started.model.builder.getState().canUndo).toBe(false);
      const kept = await getValue(started.model.platform.device.purchasedPrompts.list());
      expect(kept.items).toEqual([]);
    }
  );

  test('one with a team license stays in the builder, since colleagues may use it too', async () => {
    const started = await startWith({}, 'team');
    await signOut(started);
    expect(started.model.builder.getState().document.data.concept).toBe('Sealed concept 1');
    const kept = await getValue(started.model.platform.device.purchasedPrompts.list());
    expect(kept.items).toEqual([]);
  });

  test('what somebody made of it stays, and everything of who is still signed in', async () => {
    const changed = await startWith({ concept: 'My own rain' });
    await signOut(changed);
    expect(changed.model.builder.getState().document.data.concept).toBe('My own rain');
    const own = await startWith();
    await signOut(own, 'usr_1');
    expect(own.model.builder.getState().document.data.concept).toBe('Sealed concept 1');
  });

  test('the next person finds nothing of the one before', async () => {
    const started = await startWith();
    await signOut(started, 'usr_2');
    expect(await started.readAll()).not.toContain('Sealed concept 1');
  });
});

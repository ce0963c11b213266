import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { contractError } from '#shared/contract/errors.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { applyUpdate } from '#shared/domain/trade/purchase-update.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import type { OpenedPrompt, Purchase, PurchasedVersion } from '#shared/domain/trade/purchase.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildHistoryEntry, buildUserTemplate } from '#tests/support/builders.ts';
import { toDocument } from '../frame/open-purchase.ts';
import { loadUpdate, loadUpdateOffer } from './load-update.ts';

const texts = ['Rain over Lisbon', 'Rain over Porto', 'Rain over Porto at dawn'];

const sell = (version: number): OpenedPrompt => ({
  purchaseId: 'ent_1',
  slug: 'rain',
  title: 'Rain',
  sellerName: 'Grace',
  version,
  data: { ...defaultPromptData, concept: texts[version - 1] ?? '' },
  contentHash: '',
  licence: 'personal',
  licenceVersion: '2026-11',
  licenceText: '',
  openedAt: 1
});

const purchase: Purchase = {
  id: 'ent_1',
  state: 'opened',
  orderId: 'ord_1',
  slug: 'rain',
  title: 'Rain',
  seller: { username: 'grace', displayName: 'Grace', avatarUrl: null },
  model: 'veo-3',
  cover: null,
  category: 'nature',
  aspectRatio: '16:9',
  licence: 'personal',
  version: 1,
  newestVersion: 3,
  openedVersion: null,
  price: { cents: 450, currency: 'USD' },
  boughtAt: 1,
  openedAt: 1,
  isDisputed: false,
  refundRequest: null,
  isSandbox: true
};

const describeVersion = (version: number, isOpened: boolean): PurchasedVersion => ({
  version,
  title: 'Rain',
  publishedAt: version,
  notes: '',
  openedAt: isOpened ? 1 : null,
  changes: { addedFields: [], removedFields: [], words: 0, changedFacts: [] }
});

const edit = ({ name, data }: PromptDocument, changes: Partial<PromptData>): PromptDocument => ({
  name,
  data: { ...data, ...changes }
});

/** A purchase whose newest version is 3, of which `opened` was opened. */
function start(opened: readonly number[], document: PromptDocument = { name: '', data: defaultPromptData }) {
  const { cloud, device } = createMemoryPlatform();
  const asked: (number | undefined)[] = [];
  const purchases: typeof cloud.purchases = {
    ...cloud.purchases,
    get: async () => ok({ ...purchase, licenseText: licenseTexts.personal, openingTerms }),
    listVersions: async () =>
      ok([3, 2, 1].map((version) => describeVersion(version, opened.includes(version)))),
    async open({ version }) {
      asked.push(version);
      return ok(sell(version ?? 3));
    }
  };
  return {
    asked,
    device,
    tools: {
      purchases,
      purchasedPrompts: device.purchasedPrompts,
      findHolder: async () => 'usr_1',
      copies: {
        ...device,
        prompt: createStore(() => ({
          isReady: true,
          viewingEntryId: null,
          markSaved: () => undefined,
          document
        }))
      }
    }
  };
}

describe('the copies that can be updated', () => {
  test('are those in the builder, the history and the templates that are older than the newest version', async () => {
    const { device, tools } = start([1], edit(toDocument(sell(2)), { mood: 'tense' }));
    await device.history.save(buildHistoryEntry(1, { name: 'Old', data: toDocument(sell(1)).data }));
    await device.history.save(buildHistoryEntry(2, { name: 'New', data: toDocument(sell(3)).data }));
    await device.history.save(buildHistoryEntry(3, { name: 'Own' }));
    await device.templates.save(buildUserTemplate(1, { name: 'Mine', promptData: toDocument(sell(1)).data }));
    const { copies, versions } = await loadUpdateOffer(tools, 'ent_1');
    expect(copies.map(({ source, version, document }) => [source, version, document.name])).toEqual([
      ['builder', 2, 'Rain'],
      ['history', 1, 'Old'],
      ['template', 1, 'Mine']
    ]);
    expect(versions.map(({ version }) => version)).toEqual([3, 2]);
  });

  test('without any, the version that was opened last is compared', async () => {
    const { copies } = await loadUpdateOffer(start([1, 2]).tools, 'ent_1');
    expect(copies).toMatchObject([{ source: 'opened', version: 2 }]);
  });

  test('are none where the newest version was opened', async () => {
    expect((await loadUpdateOffer(start([1, 3]).tools, 'ent_1')).copies).toEqual([]);
  });
});

describe('an update', () => {
  const copy = edit(toDocument(sell(1)), { mood: 'tense' });

  test('compares with the version that the copy was made of, and has the origin of the newest', async () => {
    const { asked, device, tools } = start([1]);
    const loaded = await loadUpdate(tools, 'ent_1', {
      source: 'builder',
      id: 'b',
      version: 1,
      document: copy
    });
    if (!loaded.ok) throw new Error(loaded.error.code);
    expect(asked).toEqual([1, undefined]);
    const updated = applyUpdate(loaded.value.merge, new Map(), loaded.value.origin);
    expect(updated.data).toMatchObject({ concept: texts[2], mood: 'tense' });
    expect(readOrigin(updated.data)?.version).toBe(3);
    const kept = await device.purchasedPrompts.load({ purchaseId: 'ent_1' });
    expect(kept).toMatchObject({ value: { prompt: { version: 3 } } });
  });

  test('of an unchanged copy is the newest version to the byte', async () => {
    const untouched = { source: 'opened', id: 'o', version: 1, document: toDocument(sell(1)) } as const;
    const loaded = await loadUpdate(start([1]).tools, 'ent_1', untouched);
    if (!loaded.ok) throw new Error(loaded.error.code);
    const updated = applyUpdate(loaded.value.merge, new Map(), loaded.value.origin);
    expect(JSON.stringify(updated)).toBe(JSON.stringify(toDocument(sell(3))));
  });

  test('says why where a version cannot be opened', async () => {
    const { tools } = start([1]);
    const refused = { ...tools.purchases, open: async () => err(contractError('purchase_revoked')) };
    const answer = await loadUpdate({ ...tools, purchases: refused }, 'ent_1', {
      source: 'builder',
      id: 'b',
      version: 1,
      document: copy
    });
    expect(answer).toMatchObject({ error: { code: 'purchase_revoked' } });
  });
});

import { describe, expect, test } from 'vitest';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { scorePrompt } from '#shared/domain/craft/fit/score-prompt.ts';
import {
  builtInRegistry,
  findModel,
  listActiveModels
} from '#shared/domain/craft/model/registry/registry.ts';
import { choices } from '#shared/domain/craft/prompt/prompt-choices.ts';
import { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { computeFacts } from '#shared/domain/market/compute-facts.ts';
import { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { listSealedTexts } from '#tests/support/server/sealed-texts.ts';
import { likenessOf, shinglesOf } from '#tests/support/shingles.ts';
import { toBundleDraft, toPromptDraft } from './demo-drafts.ts';
import { demoSellers } from './demo-sellers.ts';

const today = '2026-11-24';
const context = { registry: builtInRegistry, today };
const drafts = demoSellers.flatMap((seller) => seller.prompts.map((prompt) => toPromptDraft(seller, prompt)));
const bundles = demoSellers.flatMap((seller) => {
  const published = new Map(seller.prompts.map(({ title }) => [title, title]));
  return seller.bundles.map((bundle) => toBundleDraft(seller, bundle, published));
});

/** Prompts that share this many of their four-word runs are near to each other. */
const nearLimit = 0.2;

const named = (title: string, data: PromptData) => ({
  title,
  shingles: shinglesOf(listSealedTexts(data).join(' '), 4)
});
const templates = builtInTemplates.map(({ id, data }) => named(id, data));

function listNear(one: ReturnType<typeof named>, others: readonly ReturnType<typeof named>[]): string[] {
  return others
    .filter(({ shingles }) => likenessOf(one.shingles, shingles) >= nearLimit)
    .map(({ title }) => title);
}

const countDistinct = (values: readonly unknown[]): number => new Set(values).size;

describe('the demo’s prompts', () => {
  test('are more than fifty, each with a title and description of its own', () => {
    expect(drafts.length).toBeGreaterThan(50);
    for (const key of ['title', 'description'] as const) {
      expect(countDistinct([...drafts, ...bundles].map((draft) => draft[key]))).toBe(
        drafts.length + bundles.length
      );
    }
  });

  test('are near none of the built-in templates, and none near another', () => {
    const prompts = drafts.map(({ title, data }) => named(title, data));
    for (const [place, prompt] of prompts.entries()) {
      const others = [...templates, ...prompts.slice(place + 1)];
      expect([prompt.title, listNear(prompt, others)]).toEqual([prompt.title, []]);
    }
  });

  test('would be near a template that only had its place changed', () => {
    for (const { id, data } of builtInTemplates) {
      const copy = named('copy', { ...data, setting: 'in a tiled station hall at night' });
      expect(listNear(copy, templates)).toContain(id);
    }
  });

  test('are for many models, styles, languages and screens, with sound and without', () => {
    const data = drafts.map((draft) => draft.data);
    expect(countDistinct(data.map(({ model }) => model))).toBeGreaterThanOrEqual(10);
    expect(countDistinct(data.map(({ cinematicStyle }) => cinematicStyle))).toBeGreaterThanOrEqual(20);
    expect(countDistinct(data.map(({ cameraMovement }) => cameraMovement))).toBeGreaterThanOrEqual(20);
    expect(countDistinct(drafts.map(({ textLanguage }) => textLanguage))).toBeGreaterThanOrEqual(5);
    expect(countDistinct(data.map(({ aspectRatio }) => aspectRatio))).toBeGreaterThanOrEqual(4);
    expect(data.filter(({ dialogue }) => dialogue !== '').length).toBeGreaterThanOrEqual(20);
    expect(drafts.filter(({ priceCents }) => priceCents === 0).length).toBeGreaterThanOrEqual(8);
    expect(drafts.filter(({ isPayWhatYouWant }) => isPayWhatYouWant).length).toBeGreaterThanOrEqual(1);
  });
});

test.each(bundles.map((bundle) => [bundle.title, bundle] as const))(
  'the bundle "%s" can be sold for less than its prompts',
  (_, bundle) => {
    expect(ListingDraft.parse(bundle)).toEqual(bundle);
    const sum = drafts
      .filter(({ title }) => bundle.kind === 'bundle' && bundle.itemIds.includes(title))
      .reduce((total, { priceCents }) => total + priceCents, 0);
    expect(bundle.priceCents).toBeLessThan(sum);
  }
);

describe.each(drafts.map((draft) => [draft.title, draft] as const))('"%s"', (_, draft) => {
  const { data } = draft;
  const model = findModel(builtInRegistry, data.model);

  test('is a listing as a seller could publish it, and its choices are known', () => {
    expect(ListingDraft.parse(draft)).toEqual(draft);
    expect(PromptData.parse(data)).toEqual(data);
    for (const field of ['cameraMovement', 'transitions', 'cinematicStyle', 'colorGrading', 'mood'] as const)
      expect(choices[field]).toContain(data[field]);
    expect(choices.shotTypes).toEqual(expect.arrayContaining(data.shotTypes));
    expect(choices.visualEffects).toEqual(expect.arrayContaining(data.visualEffects));
    expect([...choices.voiceStyle, '']).toContain(data.voiceStyle);
    expect(data.voiceStyle === '').toBe(data.dialogue === '');
  });

  test('is made for a model that is alive, which has nothing to refuse or to warn of', () => {
    expect(listActiveModels(builtInRegistry, today).map(({ id }) => id)).toContain(data.model);
    const findings = model === undefined ? [] : checkFit(data, model, context);
    expect(
      findings.filter(({ severity }) => severity !== 'info').map(({ message }) => String(message))
    ).toEqual([]);
    expect(scorePrompt(findings).score).toBeGreaterThanOrEqual(98);
    expect(computeFacts(data, builtInRegistry, today).fit.length).toBeGreaterThanOrEqual(2);
  });

  test('quotes nothing sealed in its title, description or tags', () => {
    const sealed = shinglesOf(listSealedTexts(data).join(' . '), 3);
    for (const text of [draft.title, draft.description, ...draft.tags]) {
      const shown = [...shinglesOf(text, 3)].filter((run) => run.includes(' '));
      expect(shown.filter((run) => sealed.has(run))).toEqual([]);
    }
  });
});

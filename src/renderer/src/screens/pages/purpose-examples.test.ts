import { describe, expect, test } from 'vitest';
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptDocument, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { cinematicTemplates, diner, ridge, tram } from './purposes/cinematic-examples.ts';
import { rewrites as cinematicRewrites } from './purposes/cinematic-advice.ts';
import { rewrites as commercialRewrites } from './purposes/commercial-advice.ts';
import { bakery, commercialTemplates, dripper, headphones } from './purposes/commercial-examples.ts';
import { rewrites as howToRewrites } from './guides/how-to-advice.ts';
import { busStop, howToTemplates } from './guides/how-to-examples.ts';
import { rewrites as sellerRewrites } from './product/seller-advice.ts';
import { maker, sellerTemplates, slate } from './product/seller-examples.ts';
import { rewrites as socialRewrites } from './purposes/social-advice.ts';
import { cat, knife, marble, socialTemplates } from './purposes/social-examples.ts';

const examples = [tram, ridge, diner, dripper, headphones, bakery, knife, marble, cat, busStop, slate, maker];
const context = { registry: builtInRegistry, today: builtInRegistry.version };
/** Fields of picture, sound and framing; the resolution may be chosen when the clip is generated. */
const essentials: readonly PromptField[] = [
  'concept',
  'mainSubject',
  'action',
  'setting',
  'cameraMovement',
  'shotTypes',
  'dialogue',
  'duration',
  'aspectRatio'
];

function modelOf({ data }: PromptDocument): Model {
  const model = findModel(builtInRegistry, data.model);
  if (model === undefined) throw new Error(`There is no model "${data.model}"`);
  return model;
}

describe.each(examples.map((example) => [example.name, example] as const))('"%s"', (_, example) => {
  const model = modelOf(example);

  test('is for a model that still renders, and trips over nothing but the model’s end', () => {
    expect(model.lifecycle.status).not.toBe('retired');
    const found = checkFit(example.data, model, context)
      .filter(({ severity, ruleId }) => severity !== 'info' && ruleId !== 'model-retiring')
      .map(({ message }) => message);
    expect(found).toEqual([]);
  });

  test('loses nothing essential on the way to its model', () => {
    const lost = compilePrompt(example, model, builtInRegistry)
      .losses.filter(({ field, kind }) => kind === 'dropped' && essentials.includes(field))
      .map(({ why }) => why);
    expect(lost).toEqual([]);
  });
});

test.each([
  ...cinematicRewrites,
  ...commercialRewrites,
  ...howToRewrites,
  ...sellerRewrites,
  ...socialRewrites
])('the fit check has nothing against “$after”', ({ field, after }) => {
  const found = checkFit({ ...busStop.data, [field]: after }, modelOf(busStop), context);
  expect(found.map(({ message }) => message)).toEqual([]);
});

test('no two examples share a name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});

test.each([
  ['cinematic', cinematicTemplates],
  ['commercial', commercialTemplates],
  ['social media', socialTemplates],
  ['how-to', howToTemplates],
  ['seller', sellerTemplates]
] as const)('the templates of the %s page are in the library', (_, ids) => {
  const known = new Set(builtInTemplates.map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

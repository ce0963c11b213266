import { expect, test } from 'vitest';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { buildListingDraft, buildPrompt } from '#tests/support/builders.ts';
import { listRetargetChoices, retargetDraft } from './retarget-draft.ts';

const today = '2026-11-26';
const draftFor = (model: string) => buildListingDraft(1, { data: buildPrompt({ model, duration: 12 }) });

test.each([
  ['sora-2', 'Sora 2'],
  ['veo-99', 'veo-99'],
  ['', '']
])('a prompt for “%s” moves to a model that can be used, with what that changes', (model, before) => {
  const { models, recommended } = listRetargetChoices(builtInRegistry, model, today);
  expect(models).toContain(recommended);
  const to = findModel(builtInRegistry, 'veo-3.1');
  if (to === undefined) throw new Error('Veo 3.1 is missing');
  const moved = retargetDraft(draftFor(model), builtInRegistry, to);
  expect(moved?.document.data).toMatchObject({ model: 'veo-3.1', duration: 8 });
  expect(moved?.changes.find(({ field }) => field === 'model')).toMatchObject({ before, after: 'Veo 3.1' });
});

test('a draft without a prompt has nothing to move', () => {
  const [to] = builtInRegistry.models;
  if (to === undefined) throw new Error('There is no model');
  expect(retargetDraft(buildListingDraft(1, { data: null }), builtInRegistry, to)).toBeNull();
});

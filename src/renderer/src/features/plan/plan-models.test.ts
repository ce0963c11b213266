import { expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { ClipPlan, PlanSource } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { editClip, mergeClips } from '#shared/domain/craft/plan/edit-plan.ts';
import { planClips } from '#shared/domain/craft/plan/plan-clips.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { findLengthFix, listLengthChoices, pickModel } from './plan-models.ts';

function planFor(model: string, changes: Partial<PromptData>): { plan: ClipPlan; source: PlanSource } {
  const document = { name: '', data: buildPrompt({ action: 'She runs. She stops. She turns.', ...changes }) };
  const source = { document, model: pickModel(builtInRegistry, model), registry: builtInRegistry };
  return { plan: planClips(document, source.model, builtInRegistry), source };
}
const fixOf = (plan: ClipPlan, index: number, source: PlanSource): number | null => {
  const clip = plan.clips[index];
  if (clip === undefined) throw new Error(`There is no clip ${index}`);
  return findLengthFix(clip, plan, source);
};

test('offers the lengths of the model at the resolution of the plan', () => {
  const { source } = planFor('veo-3.1', { duration: 16 });
  expect(listLengthChoices('720p', source).clip).toEqual([4, 6, 8]);
  expect(listLengthChoices('1080p', source).clip).toEqual([8]);
  expect(listLengthChoices('720p', source).extension).toEqual([7]);
});

test('has no fix for a plan nobody edited', () => {
  for (const model of ['veo-3.1', 'kling-3', 'seedance-2', 'runway-gen4.5']) {
    const { plan, source } = planFor(model, { duration: 30, resolution: '720p' });
    expect(plan.clips.map((_, index) => fixOf(plan, index, source))).toEqual(plan.clips.map(() => null));
  }
});

test('sets a clip that became too long to the nearest length, the longer of two as near', () => {
  const { plan, source } = planFor('veo-3.1', { duration: 20, resolution: '720p' });
  const merged = mergeClips(plan, 0, source);
  const whole = editClip(merged, 0, { seconds: 14 }, source);
  expect(fixOf(whole, 0, source)).toBe(merged.clips[0]?.kind === 'clip' ? 8 : null);
  expect(fixOf(editClip(whole, 0, { seconds: 5 }, source), 0, source)).toBe(6);
});

test('gives a shot the rest of what its take may be', () => {
  const { plan, source } = planFor('kling-3', { duration: 15 });
  expect(plan.clips.map(({ kind }) => kind)).toEqual(['shot', 'shot', 'shot']);
  const longer = editClip(plan, 0, { seconds: 9 }, source);
  expect(fixOf(longer, 0, source)).toBe(15 - (plan.clips[1]?.seconds ?? 0) - (plan.clips[2]?.seconds ?? 0));
});

test('offers every second where nobody states what the model takes, and marks none', () => {
  const unknown = builtInRegistry.models.find(({ durations }) => durations === null);
  const { plan, source } = planFor(unknown?.id ?? '', { duration: 33 });
  const open = { ...source, model: { ...source.model, durations: null } };
  expect(listLengthChoices(plan.resolution, open).clip).toHaveLength(20);
  expect(fixOf(plan, 0, open)).toBeNull();
});

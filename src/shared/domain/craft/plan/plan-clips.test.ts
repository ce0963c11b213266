import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStoryDocument } from '#tests/support/story-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { listDurations } from '../model/durations.ts';
import type { Model } from '../model/model.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { readDialogue } from '../prompt/text/dialogue.ts';
import type { Clip, ClipPlan } from './clip/clip-plan.ts';
import { planClips } from './plan-clips.ts';

const models = builtInRegistry.models;

function planFor(id: string, changes: Partial<PromptData> = {}, registry = builtInRegistry): ClipPlan {
  const model = findModel(registry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  return planClips({ name: '', data: buildPrompt(changes) }, model, registry);
}

const lengthsOf = (plan: ClipPlan) => plan.clips.map(({ seconds }) => seconds);
const stampPattern = /\[\d\d:\d\d(?:\.\d)?(?:-\d\d:\d\d(?:\.\d)?)?\]/g;
const wordsOf = (text: string): string[] =>
  text
    .replace(stampPattern, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const spokenBy = (dialogue: string): string[] =>
  readDialogue(dialogue).flatMap(({ speaker, words }) => wordsOf(words).map((word) => `${speaker}: ${word}`));

const anyPlan = fc
  .tuple(anyStoryDocument, fc.constantFrom(...models))
  .map(([document, model]) => ({ document, plan: planClips(document, model, builtInRegistry) }));

describe('lengths', () => {
  test.each([
    ['veo-3.1', 15, '720p', [8, 7], '720p'],
    ['veo-3.1', 22, '720p', [8, 7, 7], '720p'],
    ['veo-3.1', 20, '720p', [8, 6, 6], '720p'],
    ['veo-3.1', 16, '1080p', [8, 8], '1080p'],
    ['veo-3.1', 10, '1080p', [6, 4], '720p'],
    ['veo-3.1', 45, '720p', [8, 7, 8, 8, 8, 6], '720p'],
    ['gemini-omni-flash', 20, '1080p', [10, 10], '1080p'],
    ['gemini-omni-flash', 25, '1080p', [9, 8, 8], '1080p'],
    ['seedance-2', 40, '1080p', [14, 13, 13], '1080p'],
    ['runway-gen4.5', 9, '720p', [9], '720p']
  ] as const)('%s makes %i s at %s from %j', (id, duration, resolution, lengths, delivered) => {
    const plan = planFor(id, { duration, resolution });
    expect(lengthsOf(plan)).toEqual(lengths);
    expect(plan.totalSeconds).toBe(duration);
    expect(plan.resolution).toBe(delivered);
  });

  test('every total that legal lengths make is met exactly, for every model and resolution', () => {
    for (const model of models.filter(({ lifecycle }) => lifecycle.status !== 'retired')) {
      for (const duration of [...Array(40).keys(), 58, 59, 89, 119, 148, 178, 179].map(
        (before) => before + 1
      )) {
        const plan = planFor(model.id, { duration });
        expect(listLengthFaults(plan, model)).toEqual([]);
        expect([model.id, Math.abs(plan.totalSeconds - duration)]).toEqual([
          model.id,
          missedBySums(model, duration)
        ]);
      }
    }
  });

  test('where it cannot be met, the nearest total is planned and said', () => {
    const plan = planFor('kling-2.6', { duration: 23 });
    expect([plan.totalSeconds, String(plan.note)]).toEqual([
      25,
      'You asked for 23 s and the plan runs 25 s: Kling 2.6 makes clips of 5 or 10 s.'
    ]);
    expect(planFor('veo-3.1', { duration: 2, resolution: '720p' }).note.toString()).toContain(
      'You asked for 2 s'
    );
  });

  test('a resolution given up for the total is named, with what keeping it would give', () => {
    expect(planFor('veo-3.1', { duration: 30, resolution: '1080p' }).note.toString()).toBe(
      'The clips are 720p: at 1080p, Veo 3.1 makes 8 s, which gives 32 s instead of 30 s.'
    );
    expect(planFor('veo-3.1', { duration: 16, resolution: '1440p' }).note.toString()).toBe(
      'Veo 3.1 does not make 1440p, so the clips are 1080p.'
    );
  });

  test('a model nobody states a length for gets one clip, and the note says why', () => {
    const model: Model = { ...(models[0] ?? fail()), id: 'x', label: 'X', durations: null, crossRules: [] };
    const unknown: Model = { ...model, lifecycle: { ...model.lifecycle, status: 'current' } };
    const plan = planClips({ name: '', data: buildPrompt({ duration: 33 }) }, unknown, builtInRegistry);
    expect(lengthsOf(plan)).toEqual([33]);
    expect(String(plan.note)).toContain('Nobody states how long a clip of X may be');
  });

  test('a retired model’s clips are for the model that took its place', () => {
    const plan = planFor('veo-3', { duration: 8 });
    expect([plan.modelId, String(plan.note)]).toEqual([
      'gemini-omni-flash',
      'Veo 3 is retired, so the clips are for Gemini Omni 1.1 Flash.'
    ]);
    expect(planFor('sora-2', { duration: 12, resolution: '720p' }).modelId).toBe('sora-2');
  });
});

function fail(): never {
  throw new Error('The registry is empty');
}

/** The rules of a model, checked the slow way. */
function listLengthFaults({ clips, resolution }: ClipPlan, model: Model): string[] {
  const durations = model.durations === null ? [] : listDurations(model.durations.value);
  const allowed = durations.filter((length) =>
    model.crossRules.every((rule) => !rule.resolutions.includes(resolution) || rule.seconds.includes(length))
  );
  const takes = Map.groupBy(clips, ({ take }) => take);
  return [...takes.values()].flatMap((take) => {
    const [base, ...rest] = take;
    const seconds = take.reduce((sum, clip) => sum + clip.seconds, 0);
    if (base?.kind === 'shot') {
      const isSupported = allowed.includes(seconds) && take.length <= (model.multiShot?.value.maxShots ?? 0);
      return isSupported ? [] : [`shots of ${seconds}`];
    }
    const isExtended = rest.every(
      (clip) => isExtension(clip, model) && seconds <= (model.extension?.value.upToSeconds ?? 0)
    );
    return base !== undefined && allowed.includes(base.seconds) && isExtended ? [] : [`take of ${seconds}`];
  });
}

const isExtension = ({ kind, seconds }: Clip, model: Model): boolean =>
  kind === 'extension' && seconds === model.extension?.value.bySeconds;

/** The distance to the nearest total of clips and extended clips at any one resolution. */
function missedBySums(model: Model, wished: number): number {
  const missed = (model.resolutions?.value ?? ['720p']).map((resolution) => {
    const durations = model.durations === null ? [wished] : listDurations(model.durations.value);
    const lengths = durations.filter((length) =>
      model.crossRules.every(
        (rule) => !rule.resolutions.includes(resolution) || rule.seconds.includes(length)
      )
    );
    const sums = new Set([0]);
    for (const sum of sums) {
      for (const length of [...lengths, ...ladderOf(model, resolution, Math.max(...lengths))]) {
        if (sum + length <= wished + 40) sums.add(sum + length);
      }
    }
    sums.delete(0);
    return Math.min(...[...sums].map((sum) => Math.abs(sum - wished)));
  });
  return Math.min(...missed);
}

function ladderOf(model: Model, resolution: string, base: number): number[] {
  if (model.extension === null) return [];
  const { bySeconds, upToSeconds, resolution: delivered } = model.extension.value;
  if (delivered !== null && delivered !== resolution) return [];
  const times = Math.floor((upToSeconds - base) / bySeconds);
  return Array.from({ length: times }, (_, index) => base + bySeconds * (index + 1));
}

describe('any prompt', () => {
  test('clips follow each other without a gap and add up to the total', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan }) => {
        let end = 0;
        for (const { startSeconds, seconds } of plan.clips) {
          expect(startSeconds).toBeCloseTo(end, 6);
          expect(seconds).toBeGreaterThan(0);
          end = startSeconds + seconds;
        }
        expect(plan.totalSeconds).toBeCloseTo(end, 6);
        expect(new Set(plan.clips.map(({ id }) => id)).size).toBe(plan.clips.length);
      })
    );
  });

  test('every clip says the continuity word for word', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan }) => {
        const [first] = plan.clips;
        for (const { continuity, text } of plan.clips) {
          expect(continuity).toBe(first?.continuity);
          expect(text).toContain(continuity);
        }
      })
    );
  });

  test('no word of concept and action is lost, doubled or out of order', () => {
    fc.assert(
      fc.property(anyPlan, ({ document: { data }, plan }) => {
        const beatTexts = plan.clips.map(({ beat }) => beat).join('\n');
        expect(wordsOf(beatTexts)).toEqual(wordsOf(`${data.concept}\n${data.action}`));
      })
    );
  });

  test('no word of the dialogue is lost, doubled, out of order or in another mouth', () => {
    fc.assert(
      fc.property(anyPlan, ({ document: { data }, plan }) => {
        expect(plan.clips.flatMap(({ dialogue }) => spokenBy(dialogue))).toEqual(spokenBy(data.dialogue));
      })
    );
  });

  test('the same prompt gives the same plan', () => {
    fc.assert(
      fc.property(anyStoryDocument, fc.constantFrom(...models), (document, model) => {
        const plan = planClips(document, model, builtInRegistry);
        expect(JSON.stringify(planClips(structuredClone(document), model, builtInRegistry))).toBe(
          JSON.stringify(plan)
        );
      }),
      { numRuns: 30 }
    );
  });
});

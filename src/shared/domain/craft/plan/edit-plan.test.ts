import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStoryDocument } from '#tests/support/story-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import type { PromptData } from '../prompt/prompt.ts';
import type { ClipPlan, PlanSource } from './clip/clip-plan.ts';
import { editClip, mergeClips, moveClip, splitClip } from './edit-plan.ts';
import { planClips } from './plan-clips.ts';

function start(
  id: string,
  changes: Partial<PromptData>
): { readonly plan: ClipPlan; readonly source: PlanSource } {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  const source = { document: { name: '', data: buildPrompt(changes) }, model, registry: builtInRegistry };
  return { plan: planClips(source.document, model, builtInRegistry), source };
}

const beatsOf = (plan: ClipPlan) => plan.clips.map(({ beat }) => beat);
const lengthsOf = (plan: ClipPlan) => plan.clips.map(({ seconds }) => seconds);
const idsOf = (plan: ClipPlan) => plan.clips.map(({ id }) => id);
const problemsOf = (plan: ClipPlan) => plan.clips.flatMap(({ problems }) => problems.map(String));
const stampPattern = /\[\d\d:\d\d(?:\.\d)?(?:-\d\d:\d\d(?:\.\d)?)?\]/g;
const wordsOf = (text: string): string[] =>
  text
    .replace(stampPattern, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const story = { action: 'She waits. She runs. She falls.', duration: 20, resolution: '720p' };

describe('moving', () => {
  test('a clip takes its length and its words along', () => {
    const { plan, source } = start('veo-3.1', story);
    const moved = moveClip(plan, 0, 2, source);
    expect(beatsOf(moved)).toEqual(['She runs.', 'She falls.', 'She waits.']);
    expect(lengthsOf(moved)).toEqual([6, 6, 8]);
    expect(moved.clips.map(({ startSeconds }) => startSeconds)).toEqual([0, 6, 12]);
    expect(idsOf(moved)).toEqual(['clip-2', 'clip-3', 'clip-1']);
  });

  test('among extensions the lengths stay, so that the plan stays legal', () => {
    const { plan, source } = start('veo-3.1', { ...story, duration: 22 });
    const moved = moveClip(plan, 2, 0, source);
    expect(moved.clips.map(({ beat, seconds, kind }) => [beat, seconds, kind])).toEqual([
      ['She falls.', 8, 'clip'],
      ['She waits.', 7, 'extension'],
      ['She runs.', 7, 'extension']
    ]);
    expect(problemsOf(moved)).toEqual([]);
  });

  test('a clip that is extended keeps its length', () => {
    const { plan, source } = start('veo-3.1', { ...story, duration: 22 });
    const longer = editClip(splitClip(plan, 0, source), 0, { seconds: 8 }, source);
    expect(lengthsOf(longer)).toEqual([8, 4, 7, 7]);
    expect(lengthsOf(moveClip(longer, 0, 1, source))).toEqual([8, 4, 7, 7]);
  });

  test('a move to nowhere changes nothing', () => {
    const { plan, source } = start('veo-3.1', story);
    expect(moveClip(plan, 0, 9, source)).toBe(plan);
    expect(moveClip(plan, -1, 0, source)).toBe(plan);
    expect(moveClip(plan, 1, 1, source)).toBe(plan);
  });
});

describe('merging', () => {
  test('two clips become one with the words of both', () => {
    const { plan, source } = start('seedance-2', {
      ...story,
      dialogue: 'Anna: Come. Now. Go on. Please.',
      duration: 40
    });
    const merged = mergeClips(plan, 0, source);
    expect(merged.clips).toHaveLength(2);
    expect(merged.clips[0]).toMatchObject({ beat: 'She waits. She runs.', seconds: 27 });
    expect(merged.clips[0]?.dialogue.split('\n')).toHaveLength(1);
    expect(merged.totalSeconds).toBe(40);
  });

  test('a length the model does not take is kept and marked', () => {
    const { plan, source } = start('veo-3.1', story);
    const merged = mergeClips(plan, 0, source);
    expect(lengthsOf(merged)).toEqual([14, 6]);
    expect(problemsOf(merged)).toEqual(['The clip is 14 s, and Veo 3.1 takes 4, 6 or 8 s at 720p.']);
    expect(String(merged.note)).toBe('One clip needs your attention.');
  });

  test('speakers keep their lines', () => {
    const { plan, source } = start('veo-3.1', { ...story, dialogue: 'Anna: Come.\nLeo: No.' });
    const [first] = mergeClips(mergeClips(plan, 0, source), 0, source).clips;
    expect(first?.dialogue).toBe('Anna: Come.\nLeo: No.');
  });

  test('stamps of the second clip count on', () => {
    const action = '[00:00-00:04] A. [00:04-00:08] B. [00:08-00:10] C. [00:10-00:16] D.';
    const { plan, source } = start('veo-3.1', { action, duration: 16, resolution: '1080p' });
    expect(mergeClips(plan, 0, source).clips[0]?.beat).toBe(
      '[00:00-00:04] A.\n[00:04-00:08] B.\n[00:08-00:10] C.\n[00:10-00:16] D.'
    );
  });

  test('the last clip has none to merge with', () => {
    const { plan, source } = start('veo-3.1', story);
    expect(mergeClips(plan, 2, source)).toBe(plan);
    expect(mergeClips(plan, -1, source)).toBe(plan);
  });
});

describe('splitting', () => {
  test('a clip becomes two of legal lengths, cut between sentences', () => {
    const { plan, source } = start('seedance-2', {
      action: 'She waits. She runs.',
      dialogue: 'Anna: Come here to me. Run away from them.',
      duration: 12
    });
    const split = splitClip(plan, 0, source);
    expect(split.clips.map(({ beat, dialogue, seconds }) => [beat, dialogue, seconds])).toEqual([
      ['She waits.', 'Anna: Come here to me.', 6],
      ['She runs.', 'Anna: Run away from them.', 6]
    ]);
    expect(idsOf(split)).toEqual(['clip-1', 'clip-2']);
  });

  test('beats with stamps part at the cut', () => {
    const action = '[00:00-00:04] A. [00:04-00:08] B.';
    const { plan, source } = start('veo-3.1', { action, duration: 8 });
    expect(beatsOf(splitClip(plan, 0, source))).toEqual(['[00:00-00:04] A.', '[00:00-00:04] B.']);
  });

  test('shots of a take stay in their take and keep its sum', () => {
    const { plan, source } = start('kling-3', { action: 'She waits. She runs.', duration: 9 });
    const split = splitClip(plan, 1, source);
    expect(split.clips.every(({ kind, take }) => kind === 'shot' && take === 1)).toBe(true);
    expect([split.totalSeconds, problemsOf(split)]).toEqual([9, []]);
  });

  test('halves that the model does not take are marked', () => {
    const { plan, source } = start('veo-3.1', { duration: 6, resolution: '720p' });
    const split = splitClip(plan, 0, source);
    expect(lengthsOf(split)).toEqual([3, 3]);
    expect(problemsOf(split)).toHaveLength(2);
  });
});

describe('editing', () => {
  test('words and length are the creator’s, the prompt and the times follow', () => {
    const { plan, source } = start('veo-3.1', story);
    const edited = editClip(plan, 1, { seconds: 8, beat: 'She hides.', dialogue: 'Anna: Hush.' }, source);
    expect(edited.clips[1]?.text).toContain('She hides.');
    expect(edited.clips[1]?.text).toContain('Anna says in a natural voice, "Hush."');
    expect(edited.clips[2]?.startSeconds).toBe(16);
    expect(String(edited.note)).toBe(
      'You asked for 20 s and the plan runs 22 s: Veo 3.1 makes clips of 4, 6 or 8 s, each extended by 7 s at a time.'
    );
  });

  test('a length that is none is not taken', () => {
    const { plan, source } = start('veo-3.1', story);
    for (const seconds of [0, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(lengthsOf(editClip(plan, 0, { seconds }, source))).toEqual(lengthsOf(plan));
    }
    expect(editClip(plan, 7, { beat: 'x' }, source)).toBe(plan);
  });
});

type Edit = { readonly kind: 'move' | 'merge' | 'split'; readonly at: number; readonly to: number };

const anyEdits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({ kind: fc.constantFrom('move', 'merge', 'split'), at: fc.nat(12), to: fc.nat(12) }),
  { maxLength: 8 }
);

function apply(plan: ClipPlan, { kind, at, to }: Edit, source: PlanSource): ClipPlan {
  const index = at % plan.clips.length;
  if (kind === 'move') return moveClip(plan, index, to % plan.clips.length, source);
  return kind === 'merge' ? mergeClips(plan, index, source) : splitClip(plan, index, source);
}

const anyCase = fc.tuple(anyStoryDocument, fc.constantFrom(...builtInRegistry.models), anyEdits);

function play([document, model, edits]: typeof anyCase extends fc.Arbitrary<infer Case> ? Case : never) {
  const source = { document, model, registry: builtInRegistry };
  const before = planClips(document, model, builtInRegistry);
  return { before, after: edits.reduce((plan, edit) => apply(plan, edit, source), before) };
}

describe('any edits of any plan', () => {
  test('keep the total, and times without gaps', () => {
    fc.assert(
      fc.property(anyCase, (played) => {
        const { before, after } = play(played);
        expect(after.totalSeconds).toBeCloseTo(before.totalSeconds, 2);
        let end = 0;
        for (const { startSeconds, seconds } of after.clips) {
          expect(startSeconds).toBeCloseTo(end, 2);
          end = startSeconds + seconds;
        }
        expect(new Set(idsOf(after)).size).toBe(after.clips.length);
      })
    );
  });

  test('keep the continuity word for word', () => {
    fc.assert(
      fc.property(anyCase, (played) => {
        const { before, after } = play(played);
        for (const { continuity, text } of after.clips) {
          expect(continuity).toBe(before.clips[0]?.continuity);
          expect(text).toContain(continuity);
        }
      })
    );
  });

  test('lose no word of action and dialogue', () => {
    fc.assert(
      fc.property(anyCase, (played) => {
        const { before, after } = play(played);
        const actionWords = (plan: ClipPlan) => wordsOf(beatsOf(plan).join('\n')).toSorted();
        expect(actionWords(after)).toEqual(actionWords(before));
        const labels = new Set(['anna', 'keeper']);
        const dialogueWords = (plan: ClipPlan) =>
          wordsOf(plan.clips.map(({ dialogue }) => dialogue).join('\n'))
            .filter((word) => !labels.has(word))
            .toSorted();
        expect(dialogueWords(after)).toEqual(dialogueWords(before));
      })
    );
  });

  test('mark every take the model would refuse, and a move makes none', () => {
    fc.assert(
      fc.property(anyStoryDocument, fc.nat(9), fc.nat(9), (document, from, to) => {
        const model = findModel(builtInRegistry, 'kling-3');
        if (model === undefined) return;
        const source = { document, model, registry: builtInRegistry };
        const plan = planClips(document, model, builtInRegistry);
        const moved = moveClip(plan, from % plan.clips.length, to % plan.clips.length, source);
        const refusals = problemsOf(moved).filter((problem) => /takes \d/.test(problem));
        expect(refusals).toEqual([]);
      })
    );
  });
});

// The picture and speech of a plan's clips.
import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import type { PromptData } from '../prompt/prompt.ts';
import type { ClipPlan } from './clip/clip-plan.ts';
import { planClips } from './plan-clips.ts';

function planFor(id: string, changes: Partial<PromptData>): ClipPlan {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  return planClips({ name: '', data: buildPrompt(changes) }, model, builtInRegistry);
}

test('beats of a timeline are shown where they start, stamped from the start of their clip', () => {
  const action = '[00:00-00:03] Rain. [00:03-00:08] A door opens. [00:08-00:16] A child runs out.';
  const plan = planFor('veo-3.1', { action, duration: 16, resolution: '1080p' });
  expect(plan.clips.map(({ beat }) => beat)).toEqual([
    '[00:00-00:03] Rain.\n[00:03-00:08] A door opens.',
    'A child runs out.'
  ]);
});

test('shots end where the creator’s timeline cuts', () => {
  const action = '[00:00-00:03] Rain. [00:03-00:08] A door opens. [00:08-00:12] A child runs out.';
  const plan = planFor('kling-3', { action, duration: 12 });
  expect(plan.clips.map(({ seconds, kind, beat }) => [seconds, kind, beat])).toEqual([
    [3, 'shot', 'Rain.'],
    [5, 'shot', 'A door opens.'],
    [4, 'shot', 'A child runs out.']
  ]);
});

test('a sentence is heard in one clip, and none takes longer than its clip where there is room', () => {
  const dialogue = 'Anna: We have to leave this house now. Before the water comes! Leo: I know. I am ready.';
  const plan = planFor('veo-3.1', {
    dialogue: dialogue.replace(' Leo', '\nLeo'),
    duration: 16,
    resolution: '1080p'
  });
  expect(plan.clips.map((clip) => clip.dialogue)).toEqual([
    'Anna: We have to leave this house now.',
    'Anna: Before the water comes!\nLeo: I know. I am ready.'
  ]);
  expect(plan.clips.flatMap(({ problems }) => problems)).toEqual([]);
});

test('words that cannot be said in time are marked', () => {
  const plan = planFor('veo-3.1', { dialogue: 'word '.repeat(60), duration: 8 });
  expect(plan.clips[0]?.problems.map(String)).toEqual([
    'The dialogue takes about 28 s to say, and there are 8 s.'
  ]);
  expect(String(plan.note)).toBe(
    'The dialogue takes about 28 s to say, longer than the plan. One clip needs your attention.'
  );
});

test('framings and sound effects are handed out in order', () => {
  const plan = planFor('veo-3.1', {
    shotTypes: ['wide-shot', 'close-up'],
    soundEffects: ['a bell', 'footsteps', 'rain'],
    duration: 22,
    resolution: '720p'
  });
  expect(plan.clips.map(({ shotTypes, soundEffects }) => [...shotTypes, ...soundEffects])).toEqual([
    ['wide-shot', 'a bell'],
    ['wide-shot', 'footsteps'],
    ['close-up', 'rain']
  ]);
});

test('a shot leaves out sound and camera before it grows too long, and the note says so', () => {
  const plan = planFor('kling-3', {
    action: 'She waits. She runs.',
    setting: `in a hall ${'of mirrors '.repeat(30)}`,
    musicStyle: `a waltz ${'with violins '.repeat(12)}`,
    duration: 10
  });
  expect(plan.clips.map(({ text }) => text.length <= 512 && !text.includes('waltz'))).toEqual([true, true]);
  expect(String(plan.note)).toBe('2 clips leave out sound or camera to stay within the Kling 3 limit.');
});

test('a beat goes on until the next one, however many clips that takes', () => {
  const plan = planFor('veo-3.1', { action: 'She waits.', duration: 24 });
  expect(plan.clips.map(({ text }) => text.includes('The action goes on: She waits.'))).toEqual([
    false,
    true,
    true
  ]);
});

test('a take has no more shots than the model takes, and none too short to end in', () => {
  const beats = Array.from({ length: 8 }, (_, at) => `[00:0${at}-00:0${at + 1}] Beat ${at}.`).join(' ');
  expect(planFor('kling-3', { action: beats, duration: 15 }).clips.map(({ seconds }) => seconds)).toEqual([
    1, 1, 1, 1, 1, 10
  ]);
  const action = `Go. Stay. ${'She walks and walks along the endless wall of the harbour. '.repeat(2)}`;
  expect(planFor('kling-3', { action, duration: 12 }).clips.map(({ seconds }) => seconds)).toEqual([
    2, 2, 4, 4
  ]);
});

test('a model without sound gets clips without a word of speech or sound, and the plan says so', () => {
  const heard = {
    dialogue: 'Anna: Run!',
    soundEffects: ['a bell'],
    musicStyle: 'solo piano',
    language: 'French'
  };
  const plan = planFor('runway-gen4.5', { ...heard, action: 'She waits. She runs.', duration: 20 });
  const texts = plan.clips.map(({ text }) => text).join(' ');
  expect(texts).toContain('runs');
  expect(texts).not.toMatch(/says|Run!|bell|piano|French|captions/);
  expect(plan.clips.map(({ dialogue }) => dialogue).join('')).toBe('Anna: Run!');
  expect(String(plan.note)).toContain('Runway Gen-4.5 makes no sound, so no clip asks for any.');
});

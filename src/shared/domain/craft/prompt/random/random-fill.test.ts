import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { type Random, seededRandom } from '../../../../kit/random.ts';
import { isSameJson } from '../journal/document-parts.ts';
import { promptFieldNames } from '../prompt-fields.ts';
import { pickUnknownKeys } from '../prompt-json.ts';
import type { PromptData } from '../prompt.ts';
import { defaultPromptData } from '../default-prompt.ts';
import { randomFill } from './random-fill.ts';
import { dialogueLines, sceneKinds } from './random-phrases.ts';
import { findChoiceWords } from '../prompt-choices.ts';
import { writePromptText } from '../text/write-prompt.ts';

const templates = [1, 2, 3].map((number) => ({
  data: { ...defaultPromptData, concept: `Template ${number}`, duration: 100 + number, quality: 1 }
}));

const fill = (random: Random, options = {}): PromptData =>
  randomFill({ random, current: defaultPromptData, lockedFields: [], templates, ...options });

const countReplaced = (data: PromptData): number => {
  const template = templates.find(({ data: { concept } }) => concept === data.concept)?.data;
  return template ? promptFieldNames.filter((name) => !isSameJson(template[name], data[name])).length : -1;
};

test('40 % are a template, 40 % fully random, 20 % a template with 3 to 5 fields replaced', () => {
  const random = seededRandom(20_240_601);
  const replaced = Array.from({ length: 10_000 }, () => countReplaced(fill(random)));
  const shareOf = (counts: readonly number[]) =>
    replaced.filter((count) => counts.includes(count)).length / 10_000;
  expect(shareOf([0])).toBeCloseTo(0.4, 1.7);
  expect(shareOf([-1])).toBeCloseTo(0.4, 1.7);
  expect(shareOf([3, 4, 5])).toBeCloseTo(0.2, 1.7);
  expect(shareOf([0, -1, 3, 4, 5])).toBe(1);
});

test('the same seed gives the same prompt', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(fill(seededRandom(seed))).toEqual(fill(seededRandom(seed)));
    })
  );
});

test('fully random values stay in the ranges of the spec, and all of them come up', () => {
  const random = seededRandom(7);
  const filled = Array.from({ length: 3000 }, () => fill(random, { templates: [] }));
  const seen = (
    name: 'duration' | 'quality' | 'frameRate' | 'resolution' | 'aspectRatio' | 'model' | 'language'
  ) => [...new Set(filled.map((data) => data[name]))].toSorted((a, b) => (a < b ? -1 : 1));
  expect([
    Math.min(...filled.map((data) => data.duration)),
    Math.max(...filled.map((data) => data.duration))
  ]).toEqual([5, 30]);
  expect(filled.every((data) => Number.isInteger(data.duration))).toBe(true);
  expect(seen('quality')).toEqual([6, 7, 8, 9, 10]);
  expect(seen('frameRate')).toEqual([24, 30, 36, 48, 60]);
  expect(seen('resolution')).toEqual(['1080p', '1440p', '4K', '720p']);
  expect(seen('aspectRatio')).toEqual(['16:9', '1:1', '21:9', '4:3', '9:16']);
  expect(seen('model')).toEqual(['veo-2', 'veo-3', 'veo-3-fast']);
  expect(seen('language')).toEqual(Object.keys(dialogueLines).toSorted());
});

test('locked fields and unknown keys are left alone, however the dice fall', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      anyPromptData,
      fc.subarray([...promptFieldNames]),
      (seed, current, lockedFields) => {
        const filled = fill(seededRandom(seed), { current, lockedFields });
        for (const name of lockedFields) expect(filled[name]).toEqual(current[name]);
        expect(JSON.stringify(pickUnknownKeys(filled))).toBe(JSON.stringify(pickUnknownKeys(current)));
        expect(Object.keys(filled)).toEqual(expect.arrayContaining([...promptFieldNames]));
      }
    )
  );
});

test('words stay in their language where only one of the two is locked', () => {
  const current = { ...defaultPromptData, language: 'French', dialogue: 'Bonjour.' };
  for (let seed = 0; seed < 200; seed += 1) {
    const kept = fill(seededRandom(seed), { current, lockedFields: ['dialogue'] });
    expect([kept.dialogue, kept.language]).toEqual(['Bonjour.', 'French']);
    const french = fill(seededRandom(seed), { current, lockedFields: ['language'] });
    expect(['', ...dialogueLines.French]).toContain(french.dialogue);
  }
});

describe('the phrases', () => {
  test('name sounds that are among the choices', () => {
    const sounds = sceneKinds.flatMap((kind) => [...kind.soundEffects, ...kind.ambientSounds]);
    expect(sounds.filter((sound) => findChoiceWords(sound) === undefined)).toEqual([]);
  });

  test('join into one sentence of subject, action and setting', () => {
    const stories = sceneKinds.flatMap(({ subjects, actions, settings }) =>
      subjects.flatMap((mainSubject) =>
        actions.flatMap((action) => settings.map((setting) => ({ mainSubject, action, setting })))
      )
    );
    const broken = stories.filter(({ mainSubject, action, setting }) => {
      const prompt = writePromptText({ ...defaultPromptData, mainSubject, action, setting });
      return !prompt.includes(`${mainSubject.slice(1)} ${action}`) || !/^[a-z]/.test(setting);
    });
    expect(broken).toEqual([]);
  });
});

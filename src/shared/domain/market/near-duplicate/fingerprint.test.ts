import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pastedPrompts } from '#tests/support/pasted-prompts/all-fixtures.ts';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { likenessOf } from '#tests/support/shingles.ts';
import { parsePaste } from '../../craft/paste/parse-paste.ts';
import { defaultPromptData } from '../../craft/prompt/default-prompt.ts';
import type { PromptData } from '../../craft/prompt/prompt.ts';
import { builtInTemplates } from '../../craft/template/catalog/catalog.ts';
import { bandCount, computeFingerprint, estimateSimilarity, listBands } from './fingerprint.ts';
import { ownLimit } from './near-duplicates.ts';

const write = (words: Partial<PromptData>): PromptData => ({ ...defaultPromptData, ...words });
const fingerprintOf = (data: PromptData): readonly number[] => {
  const fingerprint = computeFingerprint(data);
  if (fingerprint === null) throw new Error('The prompt has no words of its own');
  return fingerprint;
};
const compare = (one: PromptData, other: PromptData): number =>
  estimateSimilarity(fingerprintOf(one), fingerprintOf(other));

const rain = write({
  concept: 'Rain over Lisbon: an old tram climbs an empty street before dawn and its windows glow like lamps',
  mainSubject: 'a yellow tram from the thirties with a cracked headlight and a driver in a wet wool coat',
  action: 'climbs past shuttered bakeries, stops for nobody, and rings its bell once at the top of the hill',
  setting: 'a steep tiled street in the old quarter, puddles full of neon, laundry forgotten on the balconies'
});

describe('two prompts are near duplicates', () => {
  test('when one is the other, also with its words in other fields, other letters and other settings', () => {
    expect(compare(rain, rain)).toBe(1);
    const { concept, setting, action } = rain;
    const copy = {
      ...rain,
      concept: action.toUpperCase(),
      action: concept,
      setting: `${setting}!`,
      quality: 1
    };
    expect(compare(rain, copy)).toBe(1);
  });

  test('when a few words were changed', () => {
    const copy = { ...rain, concept: rain.concept.replace('Lisbon', 'Porto').replace('tram', 'streetcar') };
    expect(compare(rain, copy)).toBeGreaterThan(0.7);
  });

  test('not when only defaults and built-in choices are the same', () => {
    const look = { cameraMovement: 'slow-dolly-in', mood: 'tense', shotTypes: ['close-up'] };
    const other = write({
      ...look,
      concept: 'A fox waits for the last ferry while the harbor lights go out'
    });
    expect(compare({ ...rain, ...look }, other)).toBeLessThan(0.05);
    expect(computeFingerprint(write(look))).toBeNull();
  });
});

test('no two built-in templates and no two prompts found on the web are near duplicates', () => {
  const pasted = pastedPrompts.flatMap(({ title, text }) => {
    const read = parsePaste(text);
    return read.ok
      ? [{ title, fingerprint: computeFingerprint({ ...defaultPromptData, ...read.value.data }) }]
      : [];
  });
  const templates = builtInTemplates.map(({ id, data }) => ({
    title: id,
    fingerprint: computeFingerprint(data)
  }));
  const all = [...templates, ...pasted];
  const pairs = all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => {
      if (one.fingerprint === null || other.fingerprint === null) return [];
      const similarity = estimateSimilarity(one.fingerprint, other.fingerprint);
      return similarity >= ownLimit ? [`${one.title} / ${other.title}: ${similarity}`] : [];
    })
  );
  expect(pairs).toEqual([]);
});

const words = fc.array(
  fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `${letter}oom`)),
  {
    minLength: 20,
    maxLength: 60
  }
);
const runsOf = (list: readonly string[]) =>
  new Set(list.slice(2).map((_, start) => list.slice(start, start + 3).join(' ')));

test('the estimate is near the share of runs of three words that both have', () => {
  fc.assert(
    fc.property(words, words, fc.nat(60), (one, rest, length) => {
      const other = [...one.slice(0, length), ...rest];
      const estimate = compare(write({ concept: one.join(' ') }), write({ concept: other.join(' ') }));
      // Five standard errors of 128 independent hashes at their widest.
      expect(Math.abs(estimate - likenessOf(runsOf(one), runsOf(other)))).toBeLessThan(0.225);
    })
  );
});

test('a fingerprint is signed 32-bit integers, and its bands safe ones of which no two are equal', () => {
  fc.assert(
    fc.property(anyPromptData, (data) => {
      const fingerprint = computeFingerprint(data);
      if (fingerprint === null) return;
      expect(fingerprint.every((hash) => hash === (hash | 0))).toBe(true);
      const bands = listBands(fingerprint);
      expect(bands.every(Number.isSafeInteger)).toBe(true);
      expect(new Set(bands).size).toBe(bandCount);
    })
  );
});

test('fingerprints stay comparable with those stored before', () => {
  expect(fingerprintOf(rain).slice(0, 4)).toEqual([-2080122752, -2143195022, -2108200154, -2123291387]);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { builtInRegistry } from '../craft/model/registry/registry.ts';
import { defaultPromptData } from '../craft/prompt/default-prompt.ts';
import { findField, promptFieldNames } from '../craft/prompt/prompt-fields.ts';
import type { PromptData } from '../craft/prompt/prompt.ts';
import { builtInTemplates } from '../craft/template/catalog/catalog.ts';
import { computeFacts, listStructure } from './compute-facts.ts';
import { ListingFacts } from './listing.ts';

const today = '2026-11-20';
const factsOf = (data: PromptData) => computeFacts(data, builtInRegistry, today);

/** A prompt whose every text field and list says the same secret. */
const fillWith = (secret: string): PromptData =>
  Object.assign(
    {},
    defaultPromptData,
    ...promptFieldNames.map((name) => {
      const kind = findField(name)?.kind;
      if (kind === 'number' || kind === 'switch') return {};
      return { [name]: kind === 'list' ? [secret] : secret };
    }),
    { [secret]: secret }
  );

describe('the facts of a sealed prompt', () => {
  test('are what the schema says, whatever is in it', () => {
    fc.assert(
      fc.property(anyPromptData, (data) => {
        const facts = factsOf(data);
        expect(ListingFacts.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
      }),
      { numRuns: 60 }
    );
  });

  test('hold no word of it, in whichever field it stands', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^zq[a-z]{8}$/), (secret) => {
        const data = fillWith(secret);
        const facts = JSON.stringify([factsOf(data), listStructure(data)]);
        expect(facts.toLowerCase()).not.toContain(secret);
      }),
      { numRuns: 40 }
    );
  });

  test.each(['16:9zqsecret', 'zq 16:9', '16:9 16:9', '0:9', 'wide'])(
    'tell no ratio from "%s"',
    (aspectRatio) => {
      expect(factsOf({ ...defaultPromptData, aspectRatio }).aspectRatio).toBe('');
    }
  );

  test('name models, languages and resolutions as the product does', () => {
    const data = {
      ...defaultPromptData,
      model: 'Veo 3',
      language: ' spanish',
      resolution: '4k',
      aspectRatio: '9 : 16'
    };
    expect(factsOf(data)).toMatchObject({
      model: 'veo-3',
      language: 'Spanish',
      resolution: '4K',
      aspectRatio: '9:16'
    });
  });

  test('score only models that would take it, the best first', () => {
    for (const { data } of builtInTemplates.slice(0, 10)) {
      const scores = factsOf(data).fit.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
    expect(factsOf({ ...defaultPromptData, duration: 9999 }).fit.map(({ model }) => model)).not.toContain(
      'veo-3.1'
    );
  });

  test('bound numbers that no film has', () => {
    const facts = factsOf({ ...defaultPromptData, duration: Number.NaN, frameRate: 1e300 });
    expect([facts.durationSeconds, facts.frameRate]).toEqual([0, 1000]);
  });

  test.each([
    ['nothing but silence', { musicStyle: 'no-music', ambientSounds: 'silence' }, false, false],
    ['music', { musicStyle: 'jazz' }, true, false],
    ['a sound effect', { soundEffects: ['', 'footsteps'] }, true, false],
    ['somebody speaking', { dialogue: 'Keeper: It was meant for me.' }, true, true]
  ] satisfies [string, Partial<PromptData>, boolean, boolean][])(
    'hear %s',
    (_what, fields, hasAudio, hasDialogue) => {
      const facts = factsOf({ ...defaultPromptData, ...fields });
      expect([facts.hasAudio, facts.hasDialogue]).toEqual([hasAudio, hasDialogue]);
    }
  );
});

describe('the structure of a sealed prompt', () => {
  test('counts the words of each filled field, in the form’s order', () => {
    const data = {
      ...defaultPromptData,
      concept: 'A fox crosses the ice',
      mainSubject: '雨の夜',
      soundEffects: ['wind gust']
    };
    const structure = listStructure(data);
    expect(structure.slice(0, 2)).toEqual([
      { field: 'concept', words: 5 },
      { field: 'mainSubject', words: 3 }
    ]);
    expect(structure).toContainEqual({ field: 'soundEffects', words: 2 });
    expect(structure).toContainEqual({ field: 'duration', words: 0 });
    const order = structure.map(({ field }) => promptFieldNames.findIndex((name) => name === field));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test('leaves out what is empty or switched off', () => {
    const fields = listStructure(defaultPromptData).map(({ field }) => field);
    expect(fields).not.toContain('concept');
    expect(fields).not.toContain('subtitles');
  });
});

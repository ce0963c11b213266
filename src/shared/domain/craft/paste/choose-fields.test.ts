import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptDocument } from '#tests/support/prompt-arbitrary.ts';
import { pastedPrompts } from '#tests/support/pasted-prompts/all-fixtures.ts';
import { defaultPromptData } from '../prompt/default-prompt.ts';
import { promptFieldNames } from '../prompt/prompt-fields.ts';
import { pickUnknownKeys } from '../prompt/prompt-json.ts';
import type { PromptData, PromptDocument } from '../prompt/prompt.ts';
import { writePromptFile } from '../transfer/prompt-file.ts';
import type { Parsed } from './build-parsed.ts';
import { chooseFields, listPasteFindings, type PastePart } from './choose-fields.ts';
import { parsePaste } from './parse-paste.ts';
import { listWords } from './words/tokenize.ts';

function parse(text: string): Parsed {
  const parsed = parsePaste(text);
  if (!parsed.ok) throw new Error(String(parsed.error));
  return parsed.value;
}

const document = (data: Partial<PromptData>, name = ''): PromptDocument => ({
  name,
  data: { ...defaultPromptData, ...data }
});
const none = new Set<PastePart>();

const wordsOf = ({ name, data }: PromptDocument): ReadonlySet<string> =>
  new Set(
    [name, ...Object.values(data)].flatMap((value) =>
      typeof value === 'boolean' ? [] : listWords(showJson(value))
    )
  );

/** The values that a paste contains, without the defaults of the other fields. */
const wordsSaid = ({ name, data, found }: Parsed): string[] => {
  const values = [name, ...found.map(({ value }) => value), ...Object.values(pickUnknownKeys(data))];
  return values.flatMap((value) => (typeof value === 'boolean' ? [] : listWords(showJson(value))));
};

const showJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const anyChoice = fc.record({
  way: fc.constantFrom('replace' as const, 'fillEmpty' as const),
  unticked: fc.subarray<PastePart>(['name', ...promptFieldNames]).map((parts) => new Set(parts))
});
const anyPasted = fc.oneof(
  fc.constantFrom(...pastedPrompts.map(({ text }) => text)),
  anyPromptDocument.map(writePromptFile)
);

test('whatever is ticked, every word of the paste is in the prompt afterwards', () => {
  fc.assert(
    fc.property(anyPasted, anyPromptDocument, anyChoice, (text, current, choice) => {
      const parsed = parse(text);
      const kept = wordsOf(chooseFields(current, parsed, choice));
      expect(wordsSaid(parsed).filter((word) => !kept.has(word))).toEqual([]);
    }),
    { numRuns: 400 }
  );
});

test('filling only what is empty changes nothing that was filled in', () => {
  const isFilledIn = ([key, value]: [string, unknown]): boolean =>
    [value].flat().join('').trim() !== '' && key !== 'additionalParams';
  fc.assert(
    fc.property(anyPasted, anyPromptDocument, anyChoice, (text, current, { unticked }) => {
      const { name, data } = chooseFields(current, parse(text), { way: 'fillEmpty', unticked });
      const filledIn = Object.entries({ ...current.data, name: current.name }).filter(isFilledIn);
      expect({ ...data, name }).toMatchObject(Object.fromEntries(filledIn));
      expect(data.additionalParams.trim().startsWith(current.data.additionalParams.trim())).toBe(true);
    })
  );
});

test('our own export replaces the prompt by itself, to the byte', () => {
  fc.assert(
    fc.property(anyPromptDocument, anyPromptDocument, (exported, current) => {
      const chosen = chooseFields(current, parse(writePromptFile(exported)), {
        way: 'replace',
        unticked: none
      });
      expect(JSON.stringify(chosen)).toBe(JSON.stringify(exported));
    }),
    { examples: [[document({ additionalParams: ' ' }), document({})]] }
  );
});

describe('a field that is not taken', () => {
  const parsed = parse('Title: Tide\nSubject: a fox\nMood: tense\nLens: 85mm');

  test('keeps its own value, and its words go to the additional parameters', () => {
    const current = document({ mood: 'serene' }, 'Mine');
    const unticked = new Set<PastePart>(['mood', 'name']);
    const { name, data } = chooseFields(current, parsed, { way: 'replace', unticked });
    expect(name).toBe('Mine');
    expect(data).toMatchObject({ mainSubject: 'a fox', mood: 'serene' });
    expect(data.additionalParams).toBe('Lens: 85mm. Name: Tide. Mood: Tense');
  });

  test('is said once, however often the same is pasted', () => {
    const once = chooseFields(document({ mood: 'serene' }), parsed, { way: 'fillEmpty', unticked: none });
    expect(once.data.additionalParams).toBe('Lens: 85mm. Mood: Tense');
    expect(chooseFields(once, parsed, { way: 'fillEmpty', unticked: none })).toEqual(once);
  });

  test('needs no words where it says what is there already', () => {
    const unticked = new Set<PastePart>(['mood']);
    const same = chooseFields(document({ mood: 'tense' }), parsed, { way: 'replace', unticked });
    expect(same.data.additionalParams).toBe('Lens: 85mm.');
  });
});

test('a paste that is silent about model and format leaves them as they are', () => {
  const current = document({
    model: 'kling-3',
    resolution: '4K',
    duration: 6,
    mood: 'serene',
    language: 'French'
  });
  const { data } = chooseFields(current, parse('Subject: a fox\nAspect ratio: 9:16'), {
    way: 'replace',
    unticked: none
  });
  expect(data).toMatchObject({ model: 'kling-3', resolution: '4K', duration: 6, aspectRatio: '9:16' });
  expect(data).toMatchObject({ mood: '', language: '', mainSubject: 'a fox' });
});

test('JSON that names some fields of ours leaves the others as they are', () => {
  const newer = { x: 1 };
  const { data } = document({ concept: 'A harbor', mood: 'serene', additionalParams: 'Lens: 85mm.' });
  const current: PromptDocument = { name: 'Tide', data: { ...data, ...newer } };
  const replace = (text: string) => chooseFields(current, parse(text), { way: 'replace', unticked: none });
  const next = replace('{"mood": "tense", "duration": 6, "setting": null}');
  expect(next).toEqual({ name: 'Tide', data: { ...current.data, mood: 'tense', duration: 6 } });
  const { concept: _, ...most } = { ...defaultPromptData, mood: 'ominous', setting: '' };
  expect(replace(JSON.stringify(most)).data).toMatchObject({ concept: 'A harbor', mood: 'ominous', x: 1 });
  expect(replace('{"mood": "tense", "shot": "wide"}').data.concept).toBe('');
});

test('lists what was understood in the order of the form, without what is left over', () => {
  const parsed = parse('Mood: tense\nSubtitles: off\nTitle: Tide\nDuration: 8s\nLens: 85mm');
  expect(listPasteFindings(parsed).map(({ label, shown }) => `${label}: ${shown}`)).toEqual([
    'Name: Tide',
    'Mood: Tense',
    'Subtitles: Off',
    'Duration: 8 s'
  ]);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearTextFields, defaultPromptData } from '../default-prompt.ts';
import { choiceWords } from '../prompt-choices.ts';
import { type FieldDescription, promptFields } from '../prompt-fields.ts';
import type { PromptData, PromptField } from '../prompt.ts';
import { writePromptSpans, writePromptText } from './write-prompt.ts';

const empty = clearTextFields(defaultPromptData);
const settings = new Set<PromptField>([
  'duration',
  'frameRate',
  'resolution',
  'aspectRatio',
  'quality',
  'model'
]);

const ownWords = fc.constantFrom(
  'a lone heron',
  'Heron rising',
  'walks home',
  'Walks home.',
  'in the reeds',
  'On a pier',
  'she turns',
  'really?',
  'what?!',
  'what?!',
  'Wait!',
  'a bell rings…',
  'iPhone glow',
  '雪',
  '跑吧！',
  'نهاية الطريق',
  'रात',
  'party 🎉',
  '“Stay”',
  'says "stay"',
  'the camera drifts left, then stops',
  'quiet',
  '1990s tape',
  'one. two',
  'Anna: hi',
  'A\nB',
  'R&B',
  'an hour'
);
const noise = fc.constantFrom('', '', '', ' ', '\n', '\t ', ',', ' ,', ' . ', '...', ';', '—', '  -  ');
const noisyText = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(noise, ownWords, noise).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.constantFrom('', '', ' ', '.', ' , ', '…', '?!', '-', '()', '""') }
);

function valueOf(field: FieldDescription, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (field.kind === 'switch') return fc.boolean();
  if (field.kind === 'number') return fc.constantFrom(...field.choices);
  if (field.kind === 'list')
    return fc.array(fc.oneof(text, fc.constantFrom(...field.choices)), { maxLength: 4 });
  return field.kind === 'choice' ? fc.oneof(text, fc.constantFrom(...field.choices)) : text;
}

const promptsOf = (text: fc.Arbitrary<string>): fc.Arbitrary<PromptData> =>
  fc
    .record(Object.fromEntries(promptFields.map((field) => [field.name, valueOf(field, text)])), {
      requiredKeys: []
    })
    .map((filled) => Object.assign({}, empty, filled));

const forbidden: readonly (readonly [string, RegExp])[] = [
  ['a doubled space', / {2}/],
  ['a line break', /[\n\r\t]/],
  ['a space at an end', /^\s|\s$/],
  ['a space before punctuation', /\s[.,;:!?]/],
  ['doubled punctuation', /[,;:][.,;:!?]|\.[,;:!?]|[!?…][,;:]|[!?…]\.(?!\.)|(?<!\.)\.\.(?!\.)/],
  ['punctuation at the start', /^[.,;:!?]/],
  ['a dangling word', /\b(a|an|and|with|then|in a)[.,!?;:]/],
  ['an empty label or quotes', /: ?\.|""|“”/],
  ['an id', /\b(medium-shot|wide-shot|cinematic-realism|teal-and-orange|film-grain)\b/]
];

test('no combination of fields leaves stray punctuation, doubled spaces or empty sentences', () => {
  fc.assert(
    fc.property(promptsOf(noisyText), (data) => {
      const prompt = writePromptText(data);
      const found = forbidden.filter(([, pattern]) => pattern.test(prompt)).map(([name]) => name);
      expect({ prompt, found }).toEqual({ prompt, found: [] });
    }),
    { numRuns: 2000 }
  );
});

test('any text at all is written on one line and ends where it ends', () => {
  fc.assert(
    fc.property(promptsOf(fc.string({ unit: 'binary', maxLength: 30 })), (data) => {
      expect(writePromptText(data)).not.toMatch(/[\n\r\t]| {2}|^ | $/);
    }),
    { numRuns: 300 }
  );
});

const plainWords = fc
  .array(fc.stringMatching(/^[b-df-hj-np-tv-z][aeo][lmnr][aeo][ktp]$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

test('the words of every filled field that is told in prose are in the prompt', () => {
  fc.assert(
    fc.property(promptsOf(plainWords), (data) => {
      const prompt = writePromptText(data).toLowerCase();
      const proseFields = promptFields.filter(({ name }) => isProseField(name, data));
      const lost = proseFields.flatMap(({ name }) =>
        [data[name]]
          .flat()
          .filter((value) => typeof value === 'string')
          .map((value) => choiceWords(value).toLowerCase())
          .filter((words) => !prompt.includes(words))
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 600 }
  );
});

function isProseField(name: PromptField, data: PromptData): boolean {
  if (settings.has(name)) return false;
  if (name === 'transitions') return new Set(data.shotTypes.map(choiceWords)).size > 1;
  if (name === 'voiceStyle') return data.dialogue !== '';
  if (name === 'language') return data.dialogue !== '' && data.language !== 'English';
  return true;
}

test('the same words come out of the linked spans, each under the field it came from', () => {
  fc.assert(
    fc.property(promptsOf(plainWords), (data) => {
      const spans = writePromptSpans(data);
      expect(spans.map((span) => span.text).join('')).toBe(writePromptText(data));
      expect(spans.every((span) => span.text !== '')).toBe(true);
      const setting = spans.filter((span) => span.field === 'setting').map((span) => span.text.toLowerCase());
      expect(setting).toEqual(data.setting === '' ? [] : [data.setting]);
    })
  );
});

test('settings never reach the prose', () => {
  fc.assert(
    fc.property(promptsOf(plainWords), (data) => {
      const other: PromptData = {
        ...data,
        duration: 777,
        frameRate: 48,
        resolution: '1440p',
        aspectRatio: '21:9',
        quality: 3,
        model: 'veo-2'
      };
      expect(writePromptText(other)).toBe(writePromptText(data));
    })
  );
});

describe('articles', () => {
  test.each([
    ['extreme-close-up', 'An extreme close-up.'],
    ['unusual shot', 'An unusual shot.'],
    ['unique shot', 'A unique shot.'],
    ['one take', 'One take.'],
    ['FPV shot', 'FPV shot.'],
    ['8-bit shot', 'An 8-bit shot.'],
    ['hour-long take', 'An hour-long take.'],
    ['two-shot', 'A two-shot.'],
    ['quick inserts', 'Quick inserts.']
  ])('%s: %s', (shot, prompt) => {
    expect(writePromptText({ ...empty, shotTypes: [shot] })).toBe(prompt);
  });
});

test('a transition is left out where there is nothing to cut between', () => {
  const shot = { ...empty, transitions: 'dissolve', shotTypes: ['wide-shot', 'Wide shot'] };
  expect(writePromptText(shot)).toBe('A wide shot.');
});

test('a capital is only ever given to a plain word that starts a sentence', () => {
  const write = (concept: string) => writePromptText({ ...empty, concept });
  expect(['élan', 'iPhone ad', 'https://x.org', 'ßad', 'e-bike ride', 'don’t go'].map(write)).toEqual([
    'Élan.',
    'iPhone ad.',
    'https://x.org.',
    'ßad.',
    'E-bike ride.',
    'Don’t go.'
  ]);
});

test.each([
  ['Seed: 42.', ''],
  ['Seed 42', ''],
  ['Lens: 85mm. Generation seed: 42. Slow.', 'Lens: 85mm. Slow.'],
  ['--seed 7', ''],
  ['Seed 42 rows of corn.', 'Seed 42 rows of corn.'],
  ['A seed 42 days old.', 'A seed 42 days old.'],
  ['Seeds: 42 of them.', 'Seeds: 42 of them.']
])('"%s" as additional parameters reads "%s"', (additionalParams, text) => {
  expect(writePromptText({ ...empty, additionalParams })).toBe(text);
});

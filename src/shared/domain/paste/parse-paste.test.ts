// What nobody should paste is refused in a sentence or read in no time.
import { describe, expect, test } from 'vitest';
import { pastedPrompts } from '#tests/support/pasted-prompts/all-fixtures.ts';
import { parsePaste, pasteLimit } from './parse-paste.ts';

const fill = (text: string): string => text.repeat(Math.ceil(pasteLimit / text.length)).slice(0, pasteLimit);

/** The quickest of a few tries, since other work on the machine is not the parser's. */
function timeParse(text: string, aim: number): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 8 && quickest >= aim; tries += 1) {
    const start = performance.now();
    parsePaste(text);
    quickest = Math.min(quickest, performance.now() - start);
  }
  return quickest;
}

describe('refused', () => {
  test.each([
    [
      'five megabytes',
      'a '.repeat(2_500_000),
      'This is too long to be a prompt: 5,000,000 characters, and 50,000 is the limit.'
    ],
    [
      'more than the limit',
      'a '.repeat(25_001),
      'This is too long to be a prompt: 50,002 characters, and 50,000 is the limit.'
    ],
    ['JSON nested too deeply', '{"a":'.repeat(5000), 'This is nested too deeply to be a prompt.'],
    ['lists nested too deeply', `{"a":${'['.repeat(5000)}1`, 'This is nested too deeply to be a prompt.'],
    [
      'YAML nested too deeply',
      Array.from({ length: 80 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
      'This is nested too deeply to be a prompt.'
    ],
    ['nothing', ' \n\t', 'There is no text in this.'],
    ['punctuation', '{}[]', 'There is no text in this.'],
    [
      'a file name',
      'C:\\Users\\ada\\my prompt.txt',
      'This is only a file name. Drop the file itself here, or copy its text.'
    ]
  ])('%s', (_what, text, error) => {
    const parsed = parsePaste(text);
    expect(parsed.ok ? '' : String(parsed.error)).toBe(error);
  });

  test('64 levels are not too deep', () => {
    expect(parsePaste(`${'{"a":'.repeat(64)}"fox"${'}'.repeat(64)}`).ok).toBe(true);
  });
});

test('nobody sees controls that turn the direction of writing or hide words', () => {
  const result = parsePaste('Subject: a \u202Efox\u202C with\u200B a \u2066red\u2069 tail\u{E0041}\u0007');
  expect(result.ok && result.value.data.mainSubject).toBe('a fox with a red tail');
});

test('emoji and the joiners of Indic and Persian words stay whole', () => {
  const result = parsePaste('Subject: 👩‍🚀 می‌خواهم क्‍ष');
  expect(result.ok && result.value.data.mainSubject).toBe('👩‍🚀 می‌خواهم क्‍ष');
});

const hostile = [
  '{"a":',
  '[',
  '- ',
  '"',
  '“a ',
  'a: ',
  'Subject: x\n',
  'SFX: a, ',
  '. ',
  ' ',
  '\n',
  '\u202Eabc ',
  '👨‍👩‍👧 ',
  'a\u0301\u0301\u0301',
  'a',
  'A close-up, then ',
  'close-up ',
  'He says, "a" ',
  'Anna: "Hi." ',
  '**',
  '\\',
  '| a ',
  '> ',
  'a: b\n',
  '- a: b\n',
  '0-3s: a man walks. ',
  '[00:00-00:02] A man walks.\n',
  '\uD800 a',
  'x, ',
  '(',
  'with a ',
  ' and ',
  '[Camera] ',
  'A man walks in a bar. ',
  'slow ',
  'a-',
  '1',
  '1 ',
  'soft distant ',
  'says ',
  '--ar ',
  'music plays throughout',
  'in the '
];

test.each(hostile)('%j repeated to the limit is read in less than 200 ms', (piece) => {
  expect(timeParse(fill(piece), 200)).toBeLessThan(200);
  expect(timeParse(`x${fill(piece).slice(2)}!`, 200)).toBeLessThan(200);
});

test.each([
  ['many keys', `{${Array.from({ length: 3500 }, (_, index) => `"k${index}":${index}`).join(',')}}`],
  [
    'many effects',
    `{"prompt":"x","sfx":[${Array.from({ length: 5000 }, (_, index) => `"a${index}"`).join(',')}]}`
  ],
  [
    'many shots',
    `[${Array.from({ length: 1200 }, (_, index) => `{"shot":${index},"action":"a man runs"}`).join(',')}]`
  ],
  ['comments without end', `{${'/*'.repeat(20_000)}`],
  ['five megabytes', 'SFX: a, '.repeat(600_000)]
])('%s are read or refused in less than 200 ms', (_what, text) => {
  expect(timeParse(text, 200)).toBeLessThan(200);
});

test('ten kilobytes of prompts are read in less than 20 ms', () => {
  const texts = pastedPrompts.map(({ text }) => text);
  const prose = [...texts, ...texts]
    .filter((text) => !/^[[{]|```/.test(text))
    .join('\n\n')
    .slice(0, 10_000);
  const json = JSON.stringify({ timeline: texts.map((visual) => ({ visual })) }).slice(0, 10_000);
  for (let warmUp = 0; warmUp < 5; warmUp += 1) parsePaste(prose);
  expect(prose.length).toBe(10_000);
  expect(timeParse(prose, 20)).toBeLessThan(20);
  expect(timeParse(json, 20)).toBeLessThan(20);
});

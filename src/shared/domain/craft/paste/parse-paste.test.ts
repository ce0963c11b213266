// Hostile input is refused with a message or read without harm.
import { describe, expect, test } from 'vitest';
import { hostilePastes } from '#tests/support/pasted-prompts/hostile.ts';
import { parsePaste } from './parse-paste.ts';

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

// Unbounded time fails by the timeout of every test; the benchmark measures the time.
test.each(hostilePastes)('$name is read or refused, the same each time', ({ text }) => {
  expect(parsePaste(text)).toEqual(parsePaste(text));
});

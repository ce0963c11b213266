import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { clearTextFields, defaultPromptData } from './default-prompt.ts';
import { parsePromptJson } from './parse-prompt-json.ts';
import { promptFieldNames } from './prompt-fields.ts';
import { formatCompactJson, formatPromptJson, pickUnknownKeys } from './prompt-json.ts';

const empty = clearTextFields(defaultPromptData);

const problemsOf = (text: string, options = {}) => {
  const result = parsePromptJson(text, options);
  return result.ok
    ? []
    : result.error.map(({ line, column, message }) => `${line}:${column} ${String(message)}`);
};

test('JSON to prompt data to JSON is an identity, unknown keys and their order included', () => {
  fc.assert(
    fc.property(anyPromptData, (data) => {
      for (const json of [formatPromptJson(data), formatCompactJson(data)]) {
        const result = parsePromptJson(json);
        expect(result).toEqual({ ok: true, value: data });
        const again = result.ok ? result.value : defaultPromptData;
        expect([formatPromptJson(again), formatCompactJson(again)]).toContain(json);
      }
    })
  );
});

test('fields are written in the order of the form and unknown keys after them', () => {
  const { concept, ...rest } = defaultPromptData;
  const data = { zoom: { b: 1, a: [2] }, ...rest, aperture: 'f/2', concept };
  expect(Object.keys(JSON.parse(formatPromptJson(data)))).toEqual([
    ...promptFieldNames,
    'schemaVersion',
    'zoom',
    'aperture'
  ]);
  expect(Object.keys(pickUnknownKeys(data))).toEqual(['zoom', 'aperture']);
});

test('4k and numbers out of range are read as they are written', () => {
  const data = { ...defaultPromptData, resolution: '4k', duration: 4000, quality: -1 };
  expect(parsePromptJson(formatPromptJson(data))).toEqual({ ok: true, value: data });
});

describe('a problem is told at its line', () => {
  const lines = formatPromptJson(empty).split('\n');
  const edited = (line: number, text: string) => lines.with(line - 1, text).join('\n');

  test.each([
    ['a wrong type', edited(21, '  "duration": "10",'), ['21:3 duration must be a number']],
    ['a wrong list', edited(7, '  "shotTypes": [1],'), ['7:3 shotTypes must be a list of texts']],
    ['a wrong switch', edited(16, '  "subtitles": "no",'), ['16:3 subtitles must be true or false']],
    ['a wrong text', edited(2, '  "concept": null,'), ['2:3 concept must be a text in double quotes']],
    ['a missing field', edited(3, ''), ['1:1 mainSubject is missing']],
    ['a missing comma', edited(2, '  "concept": ""'), ['3:3 Expected a comma or "}"']],
    ['a comma too many', edited(28, '  "schemaVersion": 1,'), ['29:1 Remove the comma before "}"']],
    ['single quotes', edited(2, "  'concept': ''"), ['2:3 Expected a key in double quotes']],
    ['a bare word', edited(2, '  "concept": yes,'), ['2:14 "y" cannot stand here']],
    [
      'an open text',
      edited(2, '  "concept": "a'),
      ['2:14 This text is not closed, or holds a line break or a wrong escape']
    ],
    [
      'a reserved key',
      edited(27, '  "additionalParams": "", "x": { "__proto__": 1 },'),
      ['27:34 "__proto__" is a reserved key']
    ],
    [
      'a key given twice',
      edited(27, '  "additionalParams": "", "mood": "",'),
      ['27:27 "mood" appears twice']
    ],
    [
      'a number beyond all bounds',
      edited(21, '  "duration": 1e999,'),
      ['21:15 This number is too large to be kept']
    ],
    ['a cut file', lines.slice(0, 5).join('\n'), ['5:17 Expected a key in double quotes']],
    ['an empty file', '', ['1:1 The text ends too early']],
    ['text after the end', '{}\n{}', ['2:1 Nothing may follow the end of the prompt']],
    ['a list', '\n[]', ['2:1 A prompt is an object in curly braces']],
    ['a null', 'null', ['1:1 A prompt is an object in curly braces']]
  ])('%s', (_case, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test('several at once, in the order of the text, with their fields', () => {
    const result = parsePromptJson(
      edited(21, '  "duration": "10", "mood": 1,').replace('"colorGrading": ""', '"colorGrading": 7')
    );
    expect(result.ok ? [] : result.error.map((problem) => problem.field)).toEqual([
      'colorGrading',
      'duration',
      undefined,
      'mood'
    ]);
  });
});

test('an object without a field of a prompt is none', () => {
  expect(problemsOf('{}')).toEqual(['1:1 This is not a prompt']);
  expect(problemsOf('\n {"schemaVersion": 3, "x": 1}')).toEqual(['2:2 This is not a prompt']);
});

test('a text of this version lacks no field, one of an older app may', () => {
  const { mood: _, ...rest } = defaultPromptData;
  const { schemaVersion: _version, ...older } = rest;
  expect(problemsOf(JSON.stringify(rest))).toEqual(['1:1 mood is missing']);
  expect(parsePromptJson(JSON.stringify(older))).toEqual({ ok: true, value: defaultPromptData });
  expect(problemsOf(JSON.stringify({ ...older, duration: '10' }))).toEqual([
    expect.stringContaining('duration must be a number')
  ]);
});

describe('over a prompt that is there', () => {
  const newer = { lens: '35 mm' };
  const base = { ...defaultPromptData, concept: 'A harbor', mood: 'tense', ...newer };
  const over = (text: string) => parsePromptJson(text, { base });

  test('a text of some fields leaves the others as they are', () => {
    const value = { ...base, mood: 'serene', duration: 6 };
    expect(over('{"mood": "serene", "duration": 6, "schemaVersion": 1}')).toEqual({ ok: true, value });
    expect(over('{"mood": "serene", "duration": 6, "concept": null}')).toEqual({ ok: true, value });
  });

  test('a text of all fields says all there is', () => {
    expect(over(formatPromptJson(defaultPromptData))).toEqual({ ok: true, value: defaultPromptData });
  });

  test('what is wrong is told all the same', () => {
    expect(over('{"mood": 7}').ok).toBe(false);
    expect(over('{"x": 1}').ok).toBe(false);
  });
});

test('a clip lasts longer than nothing', () => {
  expect(problemsOf(formatPromptJson({ ...defaultPromptData, duration: 0 }))).toEqual([
    expect.stringContaining('duration must be more than zero')
  ]);
});

test('a text of a newer app is read as far as this one can, and nothing of it is lost', () => {
  const newer = { ...defaultPromptData, schemaVersion: 7, duration: { seconds: 8 }, lens: '35 mm' };
  const parsed = parsePromptJson(JSON.stringify(newer));
  expect(parsed).toMatchObject({ ok: true, value: { schemaVersion: 7, duration: 10, lens: '35 mm' } });
  expect(JSON.stringify(parsed)).toContain('{"seconds":8}');
});

test('too large and too deep are refused', () => {
  const deep = (levels: number) =>
    formatCompactJson({
      ...defaultPromptData,
      ...JSON.parse(`{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`)
    });
  expect(problemsOf(deep(63))).toEqual([]);
  expect(problemsOf(deep(64))).toEqual([expect.stringContaining('Nested deeper than 64 levels')]);
  expect(problemsOf(`"${'é'.repeat(6)}"`, { maxBytes: 13 })).toEqual([
    '1:1 This is too large to be a prompt'
  ]);
  expect(problemsOf('"[🎬é"', { maxBytes: 9 })).toEqual(['1:1 A prompt is an object in curly braces']);
  expect(problemsOf('['.repeat(900_000))).toHaveLength(1);
});

test('a byte order mark at the start is passed over', () => {
  expect(parsePromptJson(`\uFEFF${formatPromptJson(defaultPromptData)}`).ok).toBe(true);
});

test('what the scanner takes for JSON is what JSON.parse takes for JSON', () => {
  const near = fc.oneof(
    fc.json(),
    fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', '\\', '0', '.', '-', 'e', '\n', ':')
      )
      .map(
        ([json, at, mark]) =>
          json.slice(0, at % (json.length + 1)) + mark + json.slice((at % (json.length + 1)) + 1)
      )
  );
  fc.assert(
    fc.property(near, (json) => {
      const [problem = ''] = problemsOf(`{"x":${json}}`);
      let isJson = true;
      try {
        JSON.parse(`{"x":${json}}`);
      } catch {
        isJson = false;
      }
      fc.pre(!/too large|reserved|twice|deeper/.test(problem));
      expect({ json, isTaken: problem.endsWith('This is not a prompt') }).toEqual({ json, isTaken: isJson });
    }),
    { numRuns: 1500 }
  );
});

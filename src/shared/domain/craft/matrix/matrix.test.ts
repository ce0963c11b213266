import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMatrix, makeMatrix } from '#tests/support/matrix-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { identifyValue, type MatrixAxis } from './axis.ts';
import { buildMatrix } from './matrix.ts';

const document = { name: 'Harbour', data: buildPrompt({ concept: 'A harbour at night', lens: 35 }) };
const ratios: MatrixAxis = { field: 'aspectRatio', values: ['16:9', '21:9'] };
const moves: MatrixAxis = { field: 'cameraMovement', values: ['static', 'push-in'] };

test('makes every combination, the first field changing slowest, each named after what it differs in', () => {
  const prompts = makeMatrix(document, [ratios, moves]);
  expect(prompts.map(({ document: { name } }) => name)).toEqual([
    'Harbour — 16:9 · static',
    'Harbour — 16:9 · push-in',
    'Harbour — 21:9 · static',
    'Harbour — 21:9 · push-in'
  ]);
  expect(prompts[3]).toEqual({
    labels: ['21:9', 'push-in'],
    document: {
      name: 'Harbour — 21:9 · push-in',
      data: { ...document.data, aspectRatio: '21:9', cameraMovement: 'push-in' }
    }
  });
});

test('a prompt without a name is named by its values alone', () => {
  const prompts = makeMatrix({ ...document, name: ' ' }, [{ field: 'duration', values: [4, 8] }]);
  expect(prompts.map(({ document: { name } }) => name)).toEqual(['4 s', '8 s']);
});

test('the prompts are all different, as many as the values allow, and differ from the source in nothing else', () => {
  fc.assert(
    fc.property(anyMatrix, ({ document: source, axes }) => {
      const prompts = makeMatrix(source, axes);
      const counts = axes.map(
        ({ field, values }) => new Set<string>(values.map((value) => identifyValue(field, value))).size
      );
      expect(prompts).toHaveLength(counts.reduce((product, count) => product * count, 1));
      expect(new Set(prompts.map(({ document: { data } }) => JSON.stringify(data))).size).toBe(
        prompts.length
      );
      const own = Object.fromEntries(axes.map(({ field }) => [field, source.data[field]]));
      for (const { document: made } of prompts) expect({ ...made.data, ...own }).toEqual(source.data);
    })
  );
});

test('the order is that of counting, the last field being the units', () => {
  fc.assert(
    fc.property(anyMatrix, ({ document: source, axes }) => {
      const prompts = makeMatrix(source, axes);
      const places = prompts.map(({ document: { data } }) =>
        axes.map(({ field, values }) => {
          const own = identifyValue(field, data[field]);
          return [...new Set<string>(values.map((value) => identifyValue(field, value)))].indexOf(own);
        })
      );
      const keys = places.map((place) => place.map((at) => String(at).padStart(3, '0')).join());
      expect(keys).toEqual(keys.toSorted());
      expect(buildMatrix(source, axes)).toEqual(buildMatrix(source, axes));
    })
  );
});

test('a value given twice counts once, however it is spelled', () => {
  const twice: MatrixAxis[] = [
    { field: 'mood', values: ['tense', ' Tense', 'calm'] },
    { field: 'model', values: ['veo-3.1', 'Veo 3.1'] },
    { field: 'shotTypes', values: [['close-up'], ['close-up']] }
  ];
  expect(makeMatrix(document, twice).map(({ labels }) => labels)).toEqual([
    ['tense', 'veo-3.1', 'close-up'],
    ['calm', 'veo-3.1', 'close-up']
  ]);
});

describe('refuses', () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => `value ${index}`);
  test.each<[string, MatrixAxis[], string]>([
    ['nothing to vary', [], 'Choose a field to vary.'],
    [
      'a fourth field',
      [ratios, moves, { field: 'mood', values: ['calm'] }, { field: 'subtitles', values: [true] }],
      'A matrix varies at most 3 fields, not 4.'
    ],
    ['a field twice', [ratios, ratios], 'Aspect ratio is there twice.'],
    ['a field without a value', [{ field: 'mood', values: [] }], 'Give Mood at least one value.'],
    ['a number that is none', [{ field: 'duration', values: [Number.NaN] }], 'Duration takes numbers only.'],
    [
      'more than fifty prompts',
      [
        { field: 'mood', values: values(17) },
        { field: 'setting', values: values(3) }
      ],
      '17 × 3 = 51 prompts: a matrix holds at most 50.'
    ],
    [
      'more than fifty values',
      [{ field: 'mood', values: values(51) }],
      '51 prompts: a matrix holds at most 50.'
    ]
  ])('%s', (_, axes, error) => {
    const refused = buildMatrix(document, axes);
    expect([refused.ok, refused.ok ? '' : String(refused.error)]).toEqual([false, error]);
  });
});

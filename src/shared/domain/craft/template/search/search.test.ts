import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTemplate } from '#tests/support/template-builder.ts';
import { foldText, searchWords } from '../../../../kit/fold-text.ts';
import type { Template } from '../template.ts';
import { matchRanges } from './match-ranges.ts';
import { indexTemplates, searchTemplates } from './search.ts';

const find = (templates: readonly Template[], search: string) =>
  searchTemplates(indexTemplates(templates), search).map(({ id }) => id);

const harbour = buildTemplate({
  id: 'harbour',
  name: 'Harbour at dawn',
  category: 'Documentary',
  description: 'A ferry leaves; a café opens',
  tags: ['calm', 'slow-dolly-in']
});
const kitchen = buildTemplate({ id: 'kitchen', name: 'Kitchen rush', category: 'Comedy', tags: ['frantic'] });

describe('template search', () => {
  test.each([
    ['name', 'HARBOUR'],
    ['description', 'ferry'],
    ['category', 'documentary'],
    ['tags', 'slow-dolly'],
    ['the middle of a word', 'arbou'],
    ['one or two letters', 'ry'],
    ['accents left out', 'CAFE'],
    ['accents typed', 'Café'],
    ['several words in any order, from different parts', 'calm  dawn ferry']
  ])('matches by %s, whatever the case', (_, search) => {
    expect(find([harbour, kitchen], search)).toEqual(['harbour']);
  });

  test('finds each of many templates, also by the very last letters', () => {
    const many = Array.from({ length: 100 }, (_, number) =>
      buildTemplate({ id: `${number}`, tags: [`take-${number}x`] })
    );
    expect(many.map(({ id }) => find(many, `-${id}x`))).toEqual(many.map(({ id }) => [id]));
  });

  test('finds nothing when one of the words is missing', () => {
    expect(find([harbour, kitchen], 'harbour rush')).toEqual([]);
  });

  test('finds everything for an empty search', () => {
    expect(find([harbour, kitchen], '  ')).toEqual(['harbour', 'kitchen']);
    expect(find([], 'harbour')).toEqual([]);
  });

  test('keeps the marks of scripts where they carry meaning', () => {
    const hindi = buildTemplate({ id: 'hindi', name: 'सुबह की चाय' });
    expect(find([hindi], 'चाय')).toEqual(['hindi']);
    expect(find([hindi], 'चय')).toEqual([]);
  });

  test('finds exactly what reading every template would find', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'E', 'K', '東', ' '), maxLength: 20 });
    const template = fc.record({ name: text, description: text, tags: fc.array(text, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(template, { maxLength: 80 }), text, (parts, search) => {
        const templates = parts.map((part, position) => buildTemplate({ ...part, id: `${position}` }));
        const expected = templates.filter(({ name, description, category, tags }) =>
          searchWords(search).every((word) =>
            [name, description, category, ...tags].some((part) => foldText(part).includes(word))
          )
        );
        expect(find(templates, search)).toEqual(expected.map(({ id }) => id));
      })
    );
  });
});

describe('highlighting', () => {
  const marked = (text: string, search: string) =>
    matchRanges(text, search).map(({ start, end }) => text.slice(start, end));

  test('marks every occurrence of every word, in reading order', () => {
    expect(marked('Rain on a train', 'TRAIN rain')).toEqual(['Rain', 'train']);
    expect(marked('Golden hour', 'silver')).toEqual([]);
  });

  test('joins marks that touch or overlap', () => {
    expect(marked('sunrise', 'sun rise unr')).toEqual(['sunrise']);
  });

  test('points at the text as written where folding changes its length', () => {
    expect(marked('a😀b Hạnh', '😀 hanh')).toEqual(['😀', 'Hạnh']);
    expect(marked('İzmir, CAFÉ, cafe\u0301 noir', 'cafe i')).toEqual(['İ', 'i', 'CAFÉ', 'cafe\u0301', 'i']);
  });

  test('stays inside the text, ascending and apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
        let last = -1;
        for (const { start, end } of matchRanges(text, search)) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      })
    );
  });
});

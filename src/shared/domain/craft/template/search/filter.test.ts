import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { buildTemplate } from '#tests/support/template-builder.ts';
import { joinTemplates } from '../join-templates.ts';
import type { Template, UserTemplate } from '../template.ts';
import { facetsOf } from './facets.ts';
import {
  changeFilters,
  defaultFilters,
  defaultView,
  filterTemplates,
  memoizeByContent,
  pageOf,
  pageSize,
  type TemplateFilters
} from './filter.ts';

const data = buildPrompt();
const tags: string[] = [];
const own = (id: number, name: string): UserTemplate => ({
  id: `user-template-${id}`,
  name,
  category: 'General',
  description: '',
  promptData: data,
  tags,
  createdAt: 0,
  updatedAt: 0
});
const builtIns = [{ id: 'vlog', name: 'Vlog', description: 'A day', data }];
const mark = (templateId: string, usageCount: number) => ({
  templateId,
  isFavorite: usageCount % 2 === 1,
  usageCount,
  lastUsedAt: usageCount
});

test('what hangs on the content is worked out anew when the content changes, and only then', () => {
  let count = 0;
  const namesOf = memoizeByContent((templates) => {
    count += 1;
    return templates.map(({ name }) => name);
  });
  const kite = own(1, 'Kite');
  expect(namesOf(joinTemplates(builtIns, [kite], []))).toEqual(['Vlog', 'Kite']);
  expect(namesOf(joinTemplates(builtIns, [kite], [mark('vlog', 3)]))).toEqual(['Vlog', 'Kite']);
  expect(count).toBe(1);
  expect(namesOf(joinTemplates(builtIns, [own(1, 'Tram')], []))).toEqual(['Vlog', 'Tram']);
  expect(namesOf(joinTemplates(builtIns, [], []))).toEqual(['Vlog']);
  expect(namesOf([])).toEqual([]);
  expect(count).toBe(4);
});

test('however templates and marks change, the library shows them as they are now', () => {
  const names = fc.array(fc.constantFrom('Kite', 'Tram', 'kite two', 'Éclair'), { maxLength: 6 });
  const uses = fc.array(fc.nat({ max: 3 }), { maxLength: 6 });
  const steps = fc.array(fc.tuple(names, uses), { minLength: 2, maxLength: 6 });
  const order = fc.record({
    sortBy: fc.constantFrom('name' as const, 'usage' as const),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    search: fc.constantFrom('', 'k', 'kite')
  });
  fc.assert(
    fc.property(steps, order, (changes, wanted) => {
      const look = (templates: readonly Template[]) => ({
        shown: filterTemplates(templates, { ...defaultFilters, ...wanted }),
        facets: facetsOf(templates)
      });
      const lists = changes.map(([titles, counts]) =>
        joinTemplates(
          builtIns,
          titles.map((name, place) => own(place, name)),
          counts.map((count, place) => mark(`user-template-${place}`, count))
        )
      );
      const seen = lists.map(look);
      expect(seen).toEqual(lists.map((templates) => look(structuredClone(templates))));
    })
  );
});

const numbers = Array.from({ length: 25 }, (_, index) => index);

test('shows twelve per page and the rest on the last one', () => {
  expect(pageOf(numbers, 1)).toEqual({ items: numbers.slice(0, 12), page: 1, pageCount: 3 });
  expect(pageOf(numbers, 3)).toEqual({ items: [24], page: 3, pageCount: 3 });
});

test.each([
  [-2, 1],
  [0, 1],
  [2.9, 2],
  [99, 3],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1]
])('asked for page %d of three, shows page %d', (asked, shown) => {
  expect(pageOf(numbers, asked).page).toBe(shown);
});

test('an empty list has one empty page', () => {
  expect(pageOf([], 5)).toEqual({ items: [], page: 1, pageCount: 1 });
});

test('all pages together are the whole list, none empty', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 5 * pageSize }), (items) => {
      const { pageCount } = pageOf(items, 1);
      const pages = Array.from({ length: pageCount }, (_, index) => pageOf(items, index + 1).items);
      expect(pages.flat()).toEqual(items);
      expect(pages.every(({ length }) => length > 0)).toBe(true);
    })
  );
});

const noir = buildTemplate({
  id: 'noir',
  name: 'Take 10',
  usageCount: 3,
  createdAt: 20,
  promptData: buildPrompt({
    cinematicStyle: 'film-noir',
    mood: 'tense',
    cameraMovement: 'static',
    language: 'French',
    shotTypes: ['close-up', 'wide-shot']
  })
});
const surf = buildTemplate({
  id: 'surf',
  name: 'take 9',
  usageCount: 3,
  createdAt: 30,
  promptData: buildPrompt({
    cinematicStyle: 'documentary',
    mood: 'tense',
    cameraMovement: 'tracking',
    language: 'English',
    shotTypes: ['wide-shot', 'wide-shot']
  })
});
const plain = buildTemplate({
  id: 'plain',
  name: 'Éclair',
  usageCount: 7,
  createdAt: 10,
  promptData: buildPrompt({ cinematicStyle: '', mood: '', cameraMovement: '', shotTypes: [], language: '' })
});
const library = [noir, surf, plain];

const shown = (filters: Partial<TemplateFilters>) =>
  filterTemplates(library, { ...defaultFilters, ...filters }).map(({ id }) => id);

describe('template filters', () => {
  test('show everything by name when nothing is asked for, numbers in names counted as numbers', () => {
    expect(shown({})).toEqual(['plain', 'surf', 'noir']);
  });

  test.each<[string, Partial<TemplateFilters>, string[]]>([
    ['category', { category: 'General' }, ['plain']],
    ['language', { language: 'French' }, ['noir']],
    ['cinematic style', { cinematicStyle: 'documentary' }, ['surf']],
    ['shot type', { shotType: 'close-up' }, ['noir']],
    ['one tag', { tags: ['tense'] }, ['surf', 'noir']],
    ['all chosen tags', { tags: ['tense', 'tracking'] }, ['surf']],
    ['search and tag together', { tags: ['tense'], search: '10' }, ['noir']],
    ['a value nobody has', { language: 'Latin' }, []]
  ])('keep what matches by %s', (_, filters, expected) => {
    expect(shown(filters)).toEqual(expected);
  });

  test.each<[string, Partial<TemplateFilters>, string[]]>([
    ['name, Z to A', { sortOrder: 'desc' }, ['noir', 'surf', 'plain']],
    ['usage, least first, equals by id', { sortBy: 'usage' }, ['noir', 'surf', 'plain']],
    [
      'usage, most first, equals still by id',
      { sortBy: 'usage', sortOrder: 'desc' },
      ['plain', 'noir', 'surf']
    ],
    ['newest first', { sortBy: 'created', sortOrder: 'desc' }, ['surf', 'noir', 'plain']]
  ])('sort by %s', (_, filters, expected) => {
    expect(shown(filters)).toEqual(expected);
  });

  test('leave the list they are given as it was', () => {
    shown({ sortBy: 'created' });
    expect(library).toEqual([noir, surf, plain]);
  });

  test.each<Partial<TemplateFilters>>([{ search: 'rain' }, { category: 'General' }, { tags: ['calm'] }])(
    'start again on page 1 when they change to %o',
    (patch) => {
      const view = changeFilters({ ...defaultView, page: 4 }, patch);
      expect(view).toEqual({ filters: { ...defaultFilters, ...patch }, page: 1 });
    }
  );
});

test('facets count each value once per template, in alphabetical order, without empty ones', () => {
  expect(facetsOf(library)).toEqual({
    categories: [
      { value: 'Documentary', count: 1 },
      { value: 'Film noir', count: 1 },
      { value: 'General', count: 1 }
    ],
    languages: [
      { value: 'English', count: 1 },
      { value: 'French', count: 1 }
    ],
    cinematicStyles: [
      { value: 'documentary', count: 1 },
      { value: 'film-noir', count: 1 }
    ],
    shotTypes: [
      { value: 'close-up', count: 1 },
      { value: 'wide-shot', count: 2 }
    ],
    tags: [
      { value: 'documentary', count: 1 },
      { value: 'film-noir', count: 1 },
      { value: 'static', count: 1 },
      { value: 'tense', count: 2 },
      { value: 'tracking', count: 1 }
    ]
  });
});

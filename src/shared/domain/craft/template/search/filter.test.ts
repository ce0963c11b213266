import { describe, expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { buildTemplate } from '#tests/support/template-builder.ts';
import { facetsOf } from './facets.ts';
import {
  changeFilters,
  defaultFilters,
  defaultView,
  filterTemplates,
  type TemplateFilters
} from './filter.ts';

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

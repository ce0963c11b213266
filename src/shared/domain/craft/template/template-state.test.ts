import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTemplate } from '#tests/support/template-builder.ts';
import {
  favoriteTemplates,
  templateStateOf,
  recordTemplateUse,
  recentTemplates,
  replaceTemplateState,
  toggleFavorite
} from './template-state.ts';
import type { TemplateState } from './template.ts';

const ids = Array.from({ length: 14 }, (_, index) => `t${index}`);
const templates = ids.map((id) => buildTemplate({ id }));
const use = (marks: readonly TemplateState[], id: string, now: number) =>
  replaceTemplateState(marks, recordTemplateUse(marks, id, now));
const recentIds = (marks: readonly TemplateState[]) => recentTemplates(templates, marks).map(({ id }) => id);

test('toggling a favorite adds it, toggling again takes it away, and uses are not touched', () => {
  const used = use([], 't1', 5);
  const once = replaceTemplateState(used, toggleFavorite(used, 't1'));
  expect(templateStateOf(once, 't1')).toEqual({
    templateId: 't1',
    isFavorite: true,
    usageCount: 1,
    lastUsedAt: 5
  });
  expect(replaceTemplateState(once, toggleFavorite(once, 't1'))).toEqual(used);
});

test('a template without a mark is no favorite and was never used', () => {
  expect(templateStateOf([], 't1')).toEqual({
    templateId: 't1',
    isFavorite: false,
    usageCount: 0,
    lastUsedAt: null
  });
  expect(recentIds(replaceTemplateState([], toggleFavorite([], 't1')))).toEqual([]);
});

test('using a template raises its count by one and moves it to the front of the recent ones', () => {
  const marks = ['t1', 't2', 't1'].reduce((list, id, index) => use(list, id, index), [] as TemplateState[]);
  expect(recentIds(marks)).toEqual(['t1', 't2']);
  expect(templateStateOf(marks, 't1').usageCount).toBe(2);
});

test('remembers the ten templates used last', () => {
  const marks = ids.reduce((list, id, index) => use(list, id, index), [] as TemplateState[]);
  expect(recentIds(marks)).toEqual(ids.toReversed().slice(0, 10));
});

test('the template just used comes first, whatever the clock says', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), fc.nat(50)), { minLength: 1 }), (uses) => {
      let marks: TemplateState[] = [];
      for (const [id, now] of uses) {
        marks = use(marks, id, now);
        expect(recentIds(marks)[0]).toBe(id);
      }
      expect(marks.reduce((sum, { usageCount }) => sum + usageCount, 0)).toBe(uses.length);
    })
  );
});

test('a mark whose template is gone is not shown', () => {
  expect(recentIds(use([], 'deleted', 1))).toEqual([]);
});

test('favorites keep the order of the library', () => {
  const library = ['b', 'a', 'c'].map((id) => buildTemplate({ id, isFavorite: id !== 'a' }));
  expect(favoriteTemplates(library).map(({ id }) => id)).toEqual(['b', 'c']);
});

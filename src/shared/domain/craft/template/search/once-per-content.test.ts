import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { facetsOf } from './facets.ts';
import { defaultFilters, filterTemplates } from './filter.ts';
import { joinTemplates } from '../join-templates.ts';
import { oncePerContent } from './once-per-content.ts';
import type { Template, UserTemplate } from '../template.ts';

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
  const namesOf = oncePerContent((templates) => {
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

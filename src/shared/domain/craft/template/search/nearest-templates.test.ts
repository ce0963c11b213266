import { describe, expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { buildTemplate } from '#tests/support/template-builder.ts';
import { defaultFilters, type TemplateFilters } from './filter.ts';
import { nearestTemplates } from './nearest-templates.ts';

const rain = buildTemplate({ id: 'rain', name: 'Rain on glass', tags: ['calm'], category: 'Drama' });
const neon = buildTemplate({ id: 'neon', name: 'Alley', description: 'Neon and rain', tags: ['tense'] });
const tram = buildTemplate({
  id: 'tram',
  name: 'Tram',
  tags: ['calm', 'blue'],
  promptData: buildPrompt({ language: 'Italian', shotTypes: ['close-up'] })
});
const kite = buildTemplate({ id: 'kite', name: 'Kite', tags: [] });

const nearest = (filters: Partial<TemplateFilters>) =>
  nearestTemplates([kite, tram, neon, rain], { ...defaultFilters, ...filters }).map(({ id }) => id);

describe('the nearest templates', () => {
  test.each<[string, Partial<TemplateFilters>, string[]]>([
    ['a word of the name before one of the text', { search: 'rain zebra' }, ['rain', 'neon']],
    ['more words before fewer, whatever the case', { search: 'NEON Ráin' }, ['neon', 'rain']],
    ['what meets more of the filters', { tags: ['calm', 'blue'], shotType: 'wide-shot' }, ['tram', 'rain']],
    [
      'filters and words together',
      { search: 'rain', category: 'Drama', language: 'Italian' },
      ['rain', 'tram', 'neon']
    ],
    ['nothing where nothing is met', { search: 'zebra' }, []]
  ])('are %s', (_, filters, expected) => {
    expect(nearest(filters)).toEqual(expected);
  });

  test('are three at most', () => {
    const many = Array.from({ length: 9 }, (_, place) => buildTemplate({ id: `${place}`, name: 'Rain' }));
    const found = nearestTemplates(many, { ...defaultFilters, search: 'rain' });
    expect(found.map(({ id }) => id)).toEqual(['0', '1', '2']);
  });
});

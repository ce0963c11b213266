import { expect, test } from 'vitest';
import { noFigures } from '#shared/domain/market/seller-statistics.ts';
import { writeCountriesCsv, writeModelsCsv, writeSourcesCsv } from './statistics-csv.ts';

test('a table by model names each model and writes money in dollars', () => {
  const text = writeModelsCsv(
    {
      range: { from: '2026-11-01', to: '2026-11-30' },
      total: noFigures,
      before: noFigures,
      sources: [],
      countries: [],
      phrases: [],
      periods: [],
      listings: [],
      models: [{ model: 'veo-3.1', views: 7, wishlistAdds: 2, sales: 1, earnedCents: 1234 }]
    },
    (id) => (id === 'veo-3.1' ? 'Veo 3.1' : id)
  );
  const [head, row] = text.trim().split(/\r?\n/);
  expect(head).toContain('Model');
  expect(row).toBe('Veo 3.1,7,2,1,0.143,12.34');
});

test('a table by source names each way to a listing', () => {
  const sources = [
    { source: 'own_link' as const, views: 5 },
    { source: 'direct' as const, views: 2 }
  ];
  const [, ...rows] = writeSourcesCsv({ sources }).trim().split(/\r?\n/);
  expect(rows).toEqual(['Your own link,5', 'Direct or external link,2']);
});

test('a table by country names each country', () => {
  const countries = [{ country: 'PT', views: 9 }];
  const [, ...rows] = writeCountriesCsv({ countries }, () => 'Portugal')
    .trim()
    .split(/\r?\n/);
  expect(rows).toEqual(['Portugal,9']);
});

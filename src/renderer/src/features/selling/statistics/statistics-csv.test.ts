import { expect, test } from 'vitest';
import { noFigures } from '#shared/domain/market/seller-statistics.ts';
import { listCountryViews } from './list-country-views.ts';
import { writeCountriesCsv, writeModelsCsv, writeSourcesCsv } from './statistics-csv.ts';

test('a table by model names each model and writes money in dollars', () => {
  const text = writeModelsCsv(
    {
      range: { from: '2026-11-01', to: '2026-11-30' },
      total: noFigures,
      before: noFigures,
      sources: [],
      countries: [],
      salesByCountry: [],
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

test('a table by country names each country, and has the views of others in one row', () => {
  const counts = listCountryViews({
    countries: [{ country: 'PT', views: 9 }],
    total: { ...noFigures, views: 11 }
  });
  const text = writeCountriesCsv('Views', counts, (country) => (country === null ? 'Other' : 'Portugal'));
  expect(text.trim().split(/\r?\n/)).toEqual(['Country,Views', 'Portugal,9', 'Other,2']);
});

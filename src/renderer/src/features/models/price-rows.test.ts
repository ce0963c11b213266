import { describe, expect, test } from 'vitest';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { listPriceRows, readPrice, describePricedClip, formatPricePerSecond } from './price-rows.ts';

const get = (id: string): Model => {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`There is no ${id}`);
  return model;
};
const own = (modelId: string, resolution: string | null) => ({
  modelId,
  resolution,
  hasAudio: true,
  usdPerSecond: 1,
  setOn: '2027-01-31'
});

describe('the prices of a model', () => {
  test('are those of the list, each with one’s own beside it', () => {
    const rows = listPriceRows(get('veo-3.1'), [own('veo-3.1', '720p'), own('kling-4', '720p')]);
    expect(rows).toHaveLength(get('veo-3.1').prices?.value.length ?? 0);
    expect(rows.filter((row) => row.own !== null)).toMatchObject([
      { clip: { resolution: '720p', hasAudio: true }, listed: 0.4, own: { usdPerSecond: 1 } }
    ]);
  });

  test('include one’s own for a clip that the list does not price', () => {
    expect(listPriceRows(get('kling-3'), [own('kling-3', '8k')])).toMatchObject([
      { clip: { resolution: '8k' }, listed: null, own: { usdPerSecond: 1 } }
    ]);
  });

  test('have a row to fill in where nobody states any', () => {
    const rows = listPriceRows(get('kling-3'), []);
    expect(rows).toEqual([
      { clip: { modelId: 'kling-3', resolution: null, hasAudio: null }, listed: null, own: null }
    ]);
    expect(rows.map(({ clip }) => describePricedClip(clip))).toEqual(['Any resolution']);
  });
});

test.each([
  ['0.40', 0.4],
  [' $0.4 ', 0.4],
  ['0,25', 0.25],
  ['.5', 0.5],
  ['0', 0],
  ['1000', 1000],
  ['1001', null],
  ['', null],
  ['free', null],
  ['-1', null],
  ['1e3', null],
  ['1.2.3', null]
])('"%s" is the price %s', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each([
  [0.4, '$0.40'],
  [0.0234, '$0.0234'],
  [12, '$12.00']
])('%f is written %s', (price, text) => {
  expect(formatPricePerSecond(price)).toBe(text);
});

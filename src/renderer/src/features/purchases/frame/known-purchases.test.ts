import { expect, test } from 'vitest';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { readPurchases } from './known-purchases.ts';

const buildPurchase = (id: string, title: string, state: Purchase['state']) => ({
  id,
  basedOn: 1,
  value: {
    state,
    orderId: 'ord_1',
    slug: 'rain',
    title,
    seller: { username: 'ben', displayName: 'Ben', avatarUrl: null },
    model: 'veo-3.1',
    cover: null,
    category: 'Nature',
    aspectRatio: '16:9',
    licence: 'personal',
    version: 1,
    newestVersion: 1,
    openedVersion: null,
    price: { cents: 500, currency: 'USD' },
    boughtAt: 1,
    openedAt: null,
    isDisputed: false,
    refundRequest: null,
    isSandbox: false
  }
});

const rows = [
  buildPurchase('ent_1', 'Rain at night', 'opened'),
  buildPurchase('ent_2', 'Fog', 'sealed'),
  { id: 'ent_3', basedOn: 1, value: { title: 'Of a newer app' } }
];
const list = (search: string, state: Purchase['state'] | null) =>
  readPurchases(rows, { search, state }).map(({ title }) => title);

test('without the server purchases are listed, searched and narrowed as it does', () => {
  expect(list('', null)).toEqual(['Fog', 'Rain at night']);
  expect(list('RAIN', null)).toEqual(['Rain at night']);
  expect(list('ben', 'sealed')).toEqual(['Fog']);
});

import { expect, test } from 'vitest';
import { emptySale, findFlaws, readSale } from './sale-form.ts';

const now = new Date('2026-11-25T10:00').getTime();
const known = { kind: 'percent', listedCents: 500, now } as const;
const values = { value: '20', starts: '', ends: '2026-11-30' };

test('reads a sale from now until the end of its last day', () => {
  expect(readSale(values, 'lst_1', known)).toEqual({
    listingId: 'lst_1',
    discount: { kind: 'percent', percent: 20 },
    startsAt: now,
    endsAt: new Date('2026-12-01T00:00').getTime()
  });
  const later = readSale({ ...values, value: '1,5', starts: '2026-11-28' }, 'lst_1', { kind: 'amount', now });
  expect(later.discount).toEqual({ kind: 'amount', cents: 150 });
  expect(later.startsAt).toBe(new Date('2026-11-28T00:00').getTime());
  expect(readSale({ ...values, starts: '2026-11-25' }, 'lst_1', known).startsAt).toBe(now);
});

test('names what is wrong with each field', () => {
  expect(findFlaws(values, known)).toEqual({});
  expect(findFlaws(emptySale, known)).toEqual({ value: 'percent', ends: 'ends' });
  expect(findFlaws({ ...values, value: '100' }, known)).toEqual({ value: 'percent' });
  expect(findFlaws({ ...values, value: '90' }, known)).toEqual({ value: 'price' });
  expect(findFlaws({ ...values, value: '4.02' }, { ...known, kind: 'amount' })).toEqual({ value: 'price' });
  expect(findFlaws({ ...values, value: '4.01' }, { ...known, kind: 'amount' })).toEqual({});
  expect(findFlaws({ ...values, ends: '2026-11-24' }, known)).toEqual({ ends: 'ends' });
  expect(findFlaws({ ...values, starts: '2026-12-01' }, known)).toEqual({ ends: 'ends' });
  expect(findFlaws({ ...values, ends: '2027-03-01' }, known)).toEqual({ ends: 'length' });
  expect(findFlaws({ ...values, starts: '2028-01-01', ends: '2028-01-02' }, known)).toEqual({
    starts: 'starts'
  });
});

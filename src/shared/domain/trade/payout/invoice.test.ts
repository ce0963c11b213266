import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDetailsAt, InvoiceDetails } from './invoice.ts';

const details = { name: 'Ada Lane', address: '1 Rain Street\nLisbon', taxId: '' };

describe('details of invoices', () => {
  test('are trimmed, and need a name and an address', () => {
    expect(InvoiceDetails.parse({ ...details, name: ' Ada Lane ' })).toEqual(details);
    for (const wrong of [{ name: ' ' }, { address: '' }, { taxId: 'x'.repeat(41) }])
      expect(InvoiceDetails.safeParse({ ...details, ...wrong }).success).toBe(false);
  });

  test('hide and turn around nothing', () => {
    for (const wrong of [{ name: 'Ada\u202e' }, { address: 'A\n\u2800\nB' }, { taxId: '\u0000' }])
      expect(InvoiceDetails.safeParse({ ...details, ...wrong }).success).toBe(false);
    expect(InvoiceDetails.safeParse({ ...details, address: 'a\nb\nc\nd\ne\nf\ng' }).success).toBe(false);
  });
});

describe('the details on an invoice', () => {
  const at = (savedAt: number) => ({ ...details, savedAt });

  test('are those in force at the end of the month, or else the first ones', () => {
    const history = [at(30), at(10), at(20)];
    expect([5, 11, 20, 21, 99].map((endedAt) => findDetailsAt(history, endedAt)?.savedAt)).toEqual([
      10, 10, 10, 20, 30
    ]);
    expect(findDetailsAt([], 1)).toBeNull();
  });

  test('stay what they were, whatever is saved after the month and after the first invoice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100), { minLength: 1 }),
        fc.nat(100),
        fc.array(fc.nat(100)),
        (saved, end, more) => {
          const before = saved.map(at);
          const issued = findDetailsAt(before, end);
          const later = more.map((days) => at(Math.max(end, ...saved) + 1 + days));
          expect(findDetailsAt([...before, ...later], end)).toEqual(issued);
        }
      )
    );
  });
});

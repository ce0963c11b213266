import { expect, test, vi } from 'vitest';
import { readPdf } from '#tests/support/read-pdf.ts';
import { drawInvoice } from './draw-invoice.ts';

// The first one loads the library, the fonts and the reader.
vi.setConfig({ testTimeout: 60_000 });

const draw = async (refundCents: number) => {
  const statement = {
    number: 'S-202610-ABCDEF',
    month: '2026-10',
    isFinal: true,
    openingCents: 0,
    salesCents: 2000,
    commissionCents: -400,
    refundCents,
    payoutCents: -99,
    closingCents: 1501 + refundCents
  };
  const details = { name: 'Ada Łane', address: '1 Rain Street\nLisbon', taxId: '' };
  const issuedAt = Date.UTC(2026, 10, 1);
  const operatorAddress = ['Reelwright', '1 Dock Road'];
  const number = 'I-202610-ABCDEF';
  return readPdf(
    await drawInvoice({ number, statement, details, issuedAt, operatorAddress, isSandbox: true }, 'en')
  );
};

test('an invoice names both sides and sums what was earned, whatever was paid out', async () => {
  const { text, title, pageCount } = await draw(0);
  expect({ title, pageCount }).toEqual({ title: 'Self-billing invoice I-202610-ABCDEF', pageCount: 1 });
  for (const line of ['Ada Łane', 'Lisbon', '1 Dock Road', 'November 1, 2026', 'S-202610-ABCDEF', '$16.00'])
    expect(text).toContain(line);
  expect(text).toContain('no real money has moved');
  expect(text).not.toContain('Tax number');
});

test('more refunds than sales make a credit note', async () => {
  const { text, title } = await draw(-2500);
  expect(title).toBe('Self-billing credit note I-202610-ABCDEF');
  expect(text).toContain('-$9.00');
});

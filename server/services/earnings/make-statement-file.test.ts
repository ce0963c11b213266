import { expect, test } from 'vitest';
import type { EarningsLine } from '#shared/domain/trade/payout/earnings.ts';
import { findStatementLayout } from '#shared/domain/trade/payout/statement-layout.ts';
import { describeStatementLine } from './describe-statement-line.ts';
import { writeStatementCsv } from './make-statement-file.ts';

const line: EarningsLine = {
  id: 'ltx_1',
  at: Date.UTC(2026, 10, 5),
  kind: 'sale',
  cents: 900,
  parts: [
    { kind: 'price', cents: 1000 },
    { kind: 'commission', cents: -100, rate: 1000, rule: 'own_link', since: Date.UTC(2026, 9, 1) }
  ],
  shares: [
    { listingId: 'lst_fog', title: 'Fog', cents: 600 },
    { listingId: 'lst_rain', title: 'Rain', cents: 400 }
  ],
  feeCents: 59,
  orderId: 'ord_1',
  payoutId: null,
  title: 'Both'
};
const briefHeader =
  'Date,Description,Order or payout,Price,Sale price,Coupon,Already owned,Added by the buyer,Refund,Dispute,Reversed,Commission,Payout,Amount';
const briefRow = '2026-11-05,Sale: Both,ord_1,10,0,0,0,0,0,0,0,-1,0,9';
const readRows = (text: string): readonly string[] => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('a statement of a month before the detailed layout stays as it was issued', () => {
  const layout = findStatementLayout('2026-10');
  expect(readRows(writeStatementCsv([line], 'en', layout))).toEqual([briefHeader, briefRow]);
  expect(describeStatementLine(line, 'en', layout)).toBe(
    'Sale: Both\nord_1\nPrice $10.00, Commission -$1.00'
  );
});

test('later ones name the rule of a commission with the day it began, the payment fee and a bundle’s shares', () => {
  const layout = findStatementLayout('2026-11');
  expect(readRows(writeStatementCsv([line], 'en', layout))).toEqual([
    `${briefHeader},Commission rate (%),Commission rule,Rule in effect since,Payment fee (paid by Reelwright),Of the bundle’s price`,
    `${briefRow},10,own link,2026-10-01,0.59,Fog $6.00; Rain $4.00`
  ]);
  expect(describeStatementLine(line, 'en', layout).split('\n')).toEqual([
    'Sale: Both',
    'ord_1',
    'Price $10.00, Commission -$1.00 (10%, own link, since Oct 1, 2026)',
    'Of the bundle’s price: Fog $6.00, Rain $4.00',
    'Payment fee (paid by Reelwright): $0.59'
  ]);
});

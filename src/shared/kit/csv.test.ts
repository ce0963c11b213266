import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '#tests/support/read-csv.ts';
import { formatCsv } from './csv.ts';

const anyTable = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 3, maxLength: 3 }));

test('every row is one record, and every text comes back as it was or behind an apostrophe', () => {
  fc.assert(
    fc.property(anyTable, (rows) => {
      const read = readCsv(formatCsv(rows));
      expect(read.map((row) => row.length)).toEqual(rows.map(() => 3));
      for (const [at, row] of rows.entries()) {
        for (const [column, text] of row.entries()) expect([text, `'${text}`]).toContain(read[at]?.[column]);
      }
    })
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '\u200b=1'])(
  '%j is text in a spreadsheet, not a formula',
  (text) => {
    expect(readCsv(formatCsv([[text]]))).toEqual([[`'${text}`]]);
  }
);

test('what would end a cell is kept inside it', () => {
  const line = '"a ""b"" ""c""","d,e","f\r\ng","h "\r\n';
  expect(formatCsv([['a "b" "c"', 'd,e', 'f\r\ng', 'h ']])).toBe(line);
});

test('numbers stay numbers, also below nought', () => {
  expect(formatCsv([['Balance', -4.5]])).toBe('Balance,-4.5\r\n');
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv } from './csv.ts';
import { parseCsv, readSafeCell } from './parse-csv.ts';

const rowsOf = (text: string) => {
  const parsed = parseCsv(text);
  return parsed.isValid ? parsed.rows : `row ${parsed.row}`;
};

test('reads back what is written, whatever text it is', () => {
  const anyText = fc.string({ unit: 'binary' }).filter((text) => text.trim() !== '' && !text.startsWith("'"));
  const anyRows = fc.array(fc.array(anyText, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anyRows, (rows) => {
      // A header with commas alone decides the delimiter, as in files of our own.
      const parsed = parseCsv(formatCsv([['a', 'b'], ...rows]));
      const cells = parsed.isValid ? parsed.rows.slice(1).map((row) => row.map(readSafeCell)) : [];
      expect(cells.length).toBe(rows.length);
      for (const [place, row] of rows.entries())
        expect(cells[place]?.map((cell) => cell.replace(/^'/, ''))).toEqual(row);
    }),
    { numRuns: 200 }
  );
});

describe('a table of a spreadsheet', () => {
  const expected = [
    ['Title', 'Price'],
    ['Rain', '4,50']
  ];

  test.each([
    [
      'a byte order mark, semicolons and CRLF, as Excel writes in Spain',
      '\uFEFFTitle;Price\r\nRain;4,50\r\n'
    ],
    ['tabs and LF', 'Title\tPrice\nRain\t4,50\n\n\n'],
    ['quotes, and no line ending at the end', 'Title,Price\rRain,"4,50"']
  ])('with %s', (_what, text) => {
    expect(rowsOf(text)).toEqual(expected);
  });

  test('with quotes, line breaks and delimiters inside cells', () => {
    expect(rowsOf('a,b\n"x ""y""\r\nz","1,2"\n')).toEqual([
      ['a', 'b'],
      ['x "y"\r\nz', '1,2']
    ]);
    expect(rowsOf('a,b\n1,\n')).toEqual([
      ['a', 'b'],
      ['1', '']
    ]);
  });

  test('with a quote that is not closed is refused by its row', () => {
    expect(rowsOf('a,b\n1,2\n"x,3\n')).toBe('row 3');
    expect(rowsOf('a,b\n"x"y,3\n')).toBe('row 2');
  });

  test('with a cell of a million characters is read in a moment', () => {
    const long = 'x'.repeat(1_000_000);
    expect(rowsOf(`a,b\n${long},"${long}"\n`)[1]).toEqual([long, long]);
  });
});

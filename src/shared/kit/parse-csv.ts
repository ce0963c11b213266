// Reads tables as spreadsheets write them: RFC 4180, with a byte order mark, any line ending, and semicolons or tabs
// where a comma is the decimal sign.

const delimiters = [',', ';', '\t'] as const;

type ParsedCsv =
  | { readonly isValid: true; readonly rows: readonly (readonly string[])[] }
  /** `row` begins with a quote that is not closed, counted from 1. */
  | { readonly isValid: false; readonly row: number };

/** The cells of each row; rows without any text are left out of the end. */
export function parseCsv(text: string): ParsedCsv {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const delimiter = findDelimiter(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    rows.push(row);
    row = [];
  };
  while (at < source.length) {
    const cell = source[at] === '"' ? readQuoted(source, at) : readPlain(source, at, delimiter);
    if (cell === null) return { isValid: false, row: rows.length + 1 };
    row.push(cell.text);
    at = cell.end;
    if (source[at] === delimiter) {
      at += 1;
      if (at === source.length) row.push('');
    } else if (at < source.length) {
      at += source.startsWith('\r\n', at) ? 2 : 1;
      endRow();
    }
  }
  if (row.length > 0) endRow();
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return { isValid: true, rows: rows.slice(0, last + 1) };
}

/** The one that the first line has most of, outside quotes. */
function findDelimiter(source: string): string {
  const [line = ''] = source.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

type Cell = { readonly text: string; readonly end: number };

/** Null where the quote is not closed, or is followed by something else than the end of its cell. */
function readQuoted(source: string, start: number): Cell | null {
  let end = start + 1;
  for (;;) {
    end = source.indexOf('"', end);
    if (end === -1) return null;
    if (source[end + 1] !== '"') break;
    end += 2;
  }
  const next = source[end + 1];
  if (next !== undefined && !/[,;\t\r\n]/.test(next)) return null;
  return { text: source.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function readPlain(source: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n' && source[end] !== '\r')
    end += 1;
  return { text: source.slice(start, end), end };
}

/** Without the apostrophe that `formatCsv` puts before what a spreadsheet would run. */
export const readSafeCell = (cell: string): string =>
  /^'[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;

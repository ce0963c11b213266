// Text from files on its way to a terminal, which must not take orders from it.

/** Control characters a terminal could act upon, but for tabs and line breaks. */
const orders = /(?!\r\n|[\t\n])\p{Cc}/gu;
/** Bidirectional controls could make one line read as another. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

export const showText = (text: string): string => text.replace(orders, '');

/** On one line. */
export const showLine = (text: string): string =>
  showText(text.replace(/[\s\u2028\u2029]+/g, ' ').replace(turns, '')).trim();

/** The same values, the characters a terminal could act upon written as escapes. */
export function escapeJson(json: string): string {
  return json.replace(orders, (order) => `\\u${order.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export const toJson = (value: unknown): string => escapeJson(JSON.stringify(value, null, 2));

/** Columns as wide as their widest cell; the last one is as long as it is. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
    )
    .join('\n');
}

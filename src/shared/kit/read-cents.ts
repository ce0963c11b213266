/** "4.99", "4,99" and "$4.99" are 499; null for text that is no amount. */
export function readCents(text: string): number | null {
  const match = /^\$?(\d{1,4})(?:[.,](\d{1,2}))?\$?$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

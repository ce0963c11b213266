// Chat answers wrap a prompt in a code fence, with words before and after it.

export type Fenced = { readonly before: string; readonly inside: string; readonly after: string };

/** The content of the first code fence, or the text from the first line that opens an object; else the whole text. */
export function splitFence(text: string): Fenced {
  const open = /(?:^|\n)```[ \t]{0,8}[\w-]{0,20}[ \t]{0,8}\n/.exec(text);
  if (open !== null) {
    const start = open.index + open[0].length;
    const close = text.indexOf('\n```', start);
    const end = close === -1 ? text.length : close;
    return {
      before: text.slice(0, open.index).trim(),
      inside: text.slice(start, end).trim(),
      after: text.slice(end + 4).trim()
    };
  }
  const brace = /(?:^|\n)\s{0,8}(?=\{[\s"])/.exec(text);
  if (brace === null || text.trimStart().startsWith('['))
    return { before: '', inside: text.trim(), after: '' };
  const start = brace.index + brace[0].length;
  return { before: text.slice(0, start).trim(), inside: text.slice(start).trim(), after: '' };
}

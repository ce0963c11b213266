// Plain text as paragraphs and lists: an empty line ends a paragraph, and lines that begin with a mark are list items.

/** `line` is the index of the line at which it begins. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly line: number; readonly text: string }
  /** `start` is the number of the first item; null for a list without numbers. */
  | {
      readonly kind: 'list';
      readonly line: number;
      readonly start: number | null;
      readonly items: readonly { readonly line: number; readonly text: string }[];
    };

/** "- rain", "* rain", "• rain", "1. rain" or "1) rain". */
const itemPattern = /^\s{0,3}(?:[-*•]|(\d{1,3})[.)])\s+(\S.*)$/;

type Line =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly line: number; readonly text: string }
  | { readonly kind: 'item'; readonly line: number; readonly number: number | null; readonly text: string };

/** Every word of the text is in one block, in its order. A line break within a paragraph stays. */
export function splitTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n|\r|\n/).map(readLine)) {
    const last = isOpen ? blocks.pop() : undefined;
    if (last !== undefined) blocks.push(...joinLine(last, line));
    else if (line.kind !== 'empty') blocks.push(beginBlock(line));
    isOpen = line.kind !== 'empty';
  }
  return blocks;
}

function readLine(written: string, line: number): Line {
  if (written.trim() === '') return { kind: 'empty' };
  const [, number, text] = itemPattern.exec(written) ?? [];
  if (text === undefined) return { kind: 'text', line, text: written.trimEnd() };
  return { kind: 'item', line, number: number === undefined ? null : Number(number), text: text.trimEnd() };
}

function joinLine(block: TextBlock, line: Line): TextBlock[] {
  if (line.kind === 'empty') return [block];
  if (block.kind === 'paragraph' && line.kind === 'text')
    return [{ ...block, text: `${block.text}\n${line.text}` }];
  const isSameList =
    block.kind === 'list' && line.kind === 'item' && (block.start === null) === (line.number === null);
  if (isSameList) return [{ ...block, items: [...block.items, toItem(line)] }];
  return [block, beginBlock(line)];
}

const beginBlock = (line: Exclude<Line, { kind: 'empty' }>): TextBlock =>
  line.kind === 'text'
    ? { kind: 'paragraph', line: line.line, text: line.text }
    : { kind: 'list', line: line.line, start: line.number, items: [toItem(line)] };

const toItem = ({ line, text }: Extract<Line, { kind: 'item' }>) => ({ line, text });

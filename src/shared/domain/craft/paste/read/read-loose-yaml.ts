// YAML as people paste it: keys and values nested by indentation, dashes, block texts. Anchors and tags are no YAML here.
import { readLooseJson } from './read-loose-json.ts';
import { maxTreeDepth, textLeaf, TooDeep, type Tree, type TreeEntry } from './parse-tree.ts';

type Line = { readonly indent: number; readonly text: string };

const entryLine = /^(?:"([^"]{1,60})"|'([^']{1,60})'|([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,59}))\s{0,4}:(?:\s+|$)/u;
/** "speaker: null" and "speaker: ~" say that there is nothing. */
export const isNullEntry = (line: string): boolean => /:\s(?:null|~)\s*$/.test(line);
const isItem = (text: string): boolean => text === '-' || text.startsWith('- ');

/** `comments` are the lines that begin with "#". */
export type LooseYaml = { readonly tree: Tree; readonly comments: readonly string[] };

const isComment = ({ text }: Line): boolean => text.startsWith('#') || /^(?:---|\.\.\.)$/.test(text);

/** Null unless every unindented line is a key of one word or an item, and two keys stand anywhere. Throws TooDeep. */
export function readLooseYaml(text: string): LooseYaml | null {
  const all = text.split('\n').map(toLine);
  const lines = all.filter((line) => line.text === '' || !isComment(line));
  if (!looksLikeYaml(lines)) return null;
  const reader = new Reader(lines);
  return {
    tree: reader.readBlock(0, 0),
    comments: all.filter(isComment).map((line) => line.text.replace(/^[#\s.-]+/, ''))
  };
}

function toLine(raw: string): Line {
  const text = raw.trim();
  return { indent: raw.replaceAll('\t', '  ').search(/\S|$/), text };
}

function looksLikeYaml(lines: readonly Line[]): boolean {
  const filled = lines.filter((line) => line.text !== '');
  const keys = filled.filter(({ text }) => entryLine.test(text.replace(/^-\s+/, '')));
  const outer = filled.filter(({ indent }) => indent === 0);
  const isOuterFine = outer.every(
    ({ text }) => /^[^A-Z]/.test(text) && (isItem(text) || entryLine.test(text))
  );
  return (
    keys.length >= 2 &&
    outer.some(({ text }) => !isItem(text) || entryLine.test(text.slice(2))) &&
    isOuterFine
  );
}

class Reader {
  private at = 0;
  private readonly lines: readonly Line[];

  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  /** Reads what is indented by at least `indent`. */
  readBlock(indent: number, depth: number): Tree {
    if (depth > maxTreeDepth) throw new TooDeep();
    const first = this.next();
    if (first === undefined || first.indent < indent) return textLeaf('');
    if (isItem(first.text)) return { kind: 'list', items: this.readItems(first.indent, depth) };
    if (!entryLine.test(first.text)) return textLeaf(this.readLines(indent).join(' '));
    return { kind: 'map', entries: this.readEntries(first.indent, depth) };
  }

  private readItems(indent: number, depth: number): Tree[] {
    const items: Tree[] = [];
    for (let line = this.next(); line && line.indent >= indent && isItem(line.text); line = this.next()) {
      const text = line.text.slice(1).trimStart();
      const inner = line.indent + line.text.length - text.length;
      if (text !== '' && (isItem(text) || entryLine.test(text))) {
        items.push(new Reader(this.takeItem(line.indent, inner, text)).readBlock(inner, depth + 1));
      } else {
        this.at += 1;
        items.push(this.readValue(text, line.indent, depth));
      }
    }
    return items;
  }

  /** The lines of one item, its dash replaced by the indentation it stands for. */
  private takeItem(indent: number, inner: number, text: string): Line[] {
    const start = this.at;
    this.at += 1;
    while (this.at < this.lines.length && this.isInside(this.lines[this.at], indent)) this.at += 1;
    return [{ indent: inner, text }, ...this.lines.slice(start + 1, this.at)];
  }

  private isInside(line: Line | undefined, indent: number): boolean {
    return line !== undefined && (line.text === '' || line.indent > indent);
  }

  private readEntries(indent: number, depth: number): TreeEntry[] {
    const entries: TreeEntry[] = [];
    for (let line = this.next(); line && line.indent >= indent; line = this.next()) {
      const match = entryLine.exec(line.text);
      this.at += 1;
      const last = entries.at(-1);
      if (match !== null && isNullEntry(line.text)) continue;
      if (match !== null) {
        const key = match[1] ?? match[2] ?? match[3] ?? '';
        entries.push({ key, value: this.readValue(line.text.slice(match[0].length), line.indent, depth) });
      } else if (last !== undefined) {
        entries.push({ key: last.key, value: textLeaf(line.text) });
      }
    }
    return entries;
  }

  private readValue(text: string, indent: number, depth: number): Tree {
    if (/^[|>][+-]?$/.test(text))
      return textLeaf(this.readLines(indent + 1).join(text.startsWith('|') ? '\n' : ' '));
    if (text === '') return this.readBelow(indent, depth);
    if (/^[[{]/.test(text)) {
      const flow = readLooseJson(text);
      if (flow !== null && flow.rest.trim() === '' && flow.comments.length === 0) return flow.tree;
    }
    const next = this.next();
    const goesOn =
      next !== undefined && next.indent > indent && !isItem(next.text) && !entryLine.test(next.text);
    return textLeaf([unquote(text), ...(goesOn ? this.readLines(indent + 1) : [])].join(' '));
  }

  /** A list may stand at the indentation of its key. */
  private readBelow(indent: number, depth: number): Tree {
    const next = this.next();
    const isList = next !== undefined && next.indent === indent && isItem(next.text);
    return this.readBlock(isList ? indent : indent + 1, depth + 1);
  }

  private readLines(indent: number): string[] {
    const lines: string[] = [];
    for (let line = this.next(); line && line.indent >= indent; line = this.next()) {
      lines.push(line.text);
      this.at += 1;
    }
    return lines;
  }

  private next(): Line | undefined {
    while (this.lines[this.at]?.text === '') this.at += 1;
    return this.lines[this.at];
  }
}

function unquote(text: string): string {
  const quote = text.charAt(0);
  const isQuoted = (quote === '"' || quote === "'") && text.length > 1 && text.endsWith(quote);
  return isQuoted ? text.slice(1, -1).replaceAll(quote === '"' ? '\\"' : "''", quote) : text;
}

// Pasted JSON is rarely clean: comments, trailing commas, curly quotes, unescaped quotes, a missing end.
import { maxTreeDepth, textLeaf, TooDeep, type Tree, type TreeEntry } from './parse-tree.ts';

/** `rest` is what follows the JSON, `comments` what was written between its parts. */
export type LooseJson = { readonly tree: Tree; readonly rest: string; readonly comments: readonly string[] };

const closingQuotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’' };
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

class NotJson extends Error {}

/**
 * The object or list at the start of a text; null where it is no JSON, however tolerantly read.
 * Linear in the text's length. Throws TooDeep.
 */
export function readLooseJson(text: string): LooseJson | null {
  const reader = new Reader(text, isStrictJson(text));
  try {
    const tree = reader.readValue(0);
    return tree === null || tree.kind === 'text'
      ? null
      : { tree, rest: text.slice(reader.at), comments: reader.comments };
  } catch (error) {
    if (error instanceof NotJson) return null;
    throw error;
  }
}

function isStrictJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The tokens that may follow the comma after a string: a string, a bracket, a number, a JSON literal or a bare key. */
const goesOn = /^(?:["'“‘{}[\]\d-]|$|(?:true|false|null)\b|[\w-]{1,40}\s?[:=])/;

class Reader {
  at = 0;
  readonly comments: string[] = [];
  private readonly text: string;
  private readonly isStrict: boolean;

  constructor(text: string, isStrict: boolean) {
    this.text = text;
    this.isStrict = isStrict;
  }

  /** Null for JSON's null: the key or the place in a list is as good as absent. */
  readValue(depth: number): Tree | null {
    if (depth > maxTreeDepth) throw new TooDeep();
    const start = this.skipSpace();
    if (start === '{') return { kind: 'map', entries: this.readEntries(depth) };
    if (start === '[') return { kind: 'list', items: this.readItems(depth) };
    if (start in closingQuotes) return textLeaf(this.readQuoted(start));
    const bare = this.readBare(',}]\n');
    return bare === 'null' ? null : textLeaf(bare);
  }

  private readEntries(depth: number): TreeEntry[] {
    const entries: TreeEntry[] = [];
    this.at += 1;
    for (let next = this.skipCommas(); next !== '}' && next !== ''; next = this.skipCommas()) {
      const isQuoted = next in closingQuotes;
      const key = isQuoted ? this.readQuoted(next) : this.readBare(':=,{}[]\n');
      const joint = this.skipSpace();
      if ((joint !== ':' && joint !== '=') || (key === '' && !isQuoted)) throw new NotJson();
      this.at += 1;
      const value = this.readValue(depth + 1);
      if (value !== null) entries.push({ key, value });
    }
    this.at += 1;
    return entries;
  }

  private readItems(depth: number): Tree[] {
    const items: Tree[] = [];
    this.at += 1;
    for (let next = this.skipCommas(); next !== ']' && next !== ''; next = this.skipCommas()) {
      if (next === '}' || next === ':') throw new NotJson();
      const item = this.readValue(depth + 1);
      if (item !== null) items.push(item);
    }
    this.at += 1;
    return items;
  }

  private readBare(ends: string): string {
    const start = this.at;
    while (this.at < this.text.length && !ends.includes(this.text.charAt(this.at))) this.at += 1;
    return this.text.slice(start, this.at).trim();
  }

  private readQuoted(open: string): string {
    const close = closingQuotes[open] ?? open;
    const parts: string[] = [];
    let from = this.at + 1;
    for (this.at = from; this.at < this.text.length; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === '\\') {
        parts.push(this.text.slice(from, this.at), this.readEscape());
        from = this.at + 1;
      } else if (character === close && this.closesHere()) {
        parts.push(this.text.slice(from, this.at));
        this.at += 1;
        return parts.join('');
      }
    }
    parts.push(this.text.slice(from));
    return parts.join('');
  }

  private readEscape(): string {
    this.at += 1;
    const mark = this.text.charAt(this.at);
    const code =
      mark === 'u' ? /^[\da-f]{4}/i.exec(this.text.slice(this.at + 1, this.at + 5))?.[0] : undefined;
    if (code === undefined) return escapes[mark] ?? mark;
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  /** A quote closes a text only where JSON can go on; any other stands inside it. */
  private closesHere(): boolean {
    if (this.isStrict) return true;
    const after = this.text.slice(this.at + 1, this.at + 60);
    const next = after.trimStart();
    const isLineEnd = after.slice(0, after.length - next.length).includes('\n');
    if (isLineEnd || next === '') return true;
    return next.startsWith(',') ? goesOn.test(next.slice(1).trimStart()) : /^(?:[:=}\]]|\/[/*])/.test(next);
  }

  private skipCommas(): string {
    while (this.skipSpace() === ',') this.at += 1;
    return this.text.charAt(this.at);
  }

  /** The next character that is neither space nor comment; '' at the end. */
  private skipSpace(): string {
    for (;;) {
      while (/\s/.test(this.text.charAt(this.at))) this.at += 1;
      const opening = this.text.slice(this.at, this.at + 2);
      if (opening !== '//' && opening !== '/*') return this.text.charAt(this.at);
      const start = this.at + 2;
      const end = this.text.indexOf(opening === '//' ? '\n' : '*/', start);
      this.comments.push(this.text.slice(start, end === -1 ? undefined : end).trim());
      this.at = end === -1 ? this.text.length : end + (opening === '//' ? 0 : 2);
    }
  }
}

// Where things stand in a JSON text, so that a problem can be shown at its line; JSON.parse does the reading.
import { type Sentence, sentence } from '../../../kit/sentence.ts';

/** A key at any depth, with the offsets of the key and of its value. */
export type JsonKey = {
  readonly name: string;
  /** 1 for the keys of the outermost object. */
  readonly depth: number;
  readonly keyAt: number;
  readonly valueAt: number;
  /** True where the same object already had this key, which JSON.parse would silently drop. */
  readonly isRepeated: boolean;
};

export type JsonFault = { readonly at: number; readonly message: Sentence };

/** What a scan found: every key, and the first place where the text stops being JSON. */
export type JsonScan = { readonly keys: readonly JsonKey[]; readonly fault: JsonFault | null };

/** Line and column, both counted from 1. */
export function locate(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

class Fault extends Error {
  readonly at: number;
  readonly told: Sentence;

  constructor(at: number, told: Sentence) {
    super(String(told));
    this.at = at;
    this.told = told;
  }
}

/** Reads a JSON text by the grammar of RFC 8259. `maxDepth` counts nested objects and lists. */
export function scanJson(text: string, maxDepth: number): JsonScan {
  const scanner = new Scanner(text, maxDepth);
  try {
    scanner.readDocument();
    return { keys: scanner.keys, fault: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { keys: scanner.keys, fault: { at: error.at, message: error.told } };
  }
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const stringPattern = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const literalPattern = /true|false|null/y;
const spacePattern = /[ \t\n\r]*/y;

class Scanner {
  readonly keys: JsonKey[] = [];
  private at = 0;
  private depth = 0;
  private readonly text: string;
  private readonly maxDepth: number;

  constructor(text: string, maxDepth: number) {
    this.text = text;
    this.maxDepth = maxDepth;
  }

  readDocument(): void {
    this.readValue();
    if (this.next() !== '') throw new Fault(this.at, sentence`Nothing may follow the end of the prompt`);
  }

  private readValue(): void {
    const start = this.next();
    if (start === '{') this.readGroup('}', this.readKey.bind(this, new Set<string>()));
    else if (start === '[') this.readGroup(']', this.readValue.bind(this));
    else if (start === '"') this.readString();
    else if (!this.take(literalPattern)) this.readNumber();
  }

  private readNumber(): void {
    const start = this.at;
    if (!this.take(numberPattern)) throw new Fault(start, this.nameUnexpected());
    const isFinite = Number.isFinite(Number(this.text.slice(start, this.at)));
    if (!isFinite) throw new Fault(start, sentence`This number is too large to be kept`);
  }

  private readGroup(end: string, readItem: () => void): void {
    this.depth += 1;
    const { maxDepth } = this;
    if (this.depth > maxDepth) throw new Fault(this.at, sentence`Nested deeper than ${maxDepth} levels`);
    this.at += 1;
    if (this.next() !== end) {
      readItem();
      while (this.next() === ',') {
        this.at += 1;
        if (this.next() === end) throw new Fault(this.at, sentence`Remove the comma before "${end}"`);
        readItem();
      }
    }
    if (this.next() !== end) throw new Fault(this.at, sentence`Expected a comma or "${end}"`);
    this.at += 1;
    this.depth -= 1;
  }

  private readKey(seen: Set<string>): void {
    const keyAt = this.at;
    if (this.next() !== '"') throw new Fault(this.at, sentence`Expected a key in double quotes`);
    const name = String(JSON.parse(this.readString()));
    if (this.next() !== ':') throw new Fault(this.at, sentence`Expected a colon after the key`);
    this.at += 1;
    this.next();
    this.keys.push({ name, depth: this.depth, keyAt, valueAt: this.at, isRepeated: seen.has(name) });
    seen.add(name);
    this.readValue();
  }

  private readString(): string {
    const start = this.at;
    if (!this.take(stringPattern))
      throw new Fault(start, sentence`This text is not closed, or holds a line break or a wrong escape`);
    return this.text.slice(start, this.at);
  }

  /** The next character that is no space; '' at the end. */
  private next(): string {
    this.take(spacePattern);
    return this.text.charAt(this.at);
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  private nameUnexpected(): Sentence {
    const found = this.text.charAt(this.at);
    if (found === '') return sentence`The text ends too early`;
    return found === "'" ? sentence`Use double quotes` : sentence`"${found}" cannot stand here`;
  }
}

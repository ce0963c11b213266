// Positions in a JSON text, so that a problem can be shown at its line. `jsonc-parser` scans the text; the
// sentences about what is wrong are ours.
import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';
import { type Sentence, sentence } from '../../../kit/sentence.ts';

/** A key at any depth. */
export type JsonKey = {
  readonly name: string;
  /** 1 for the keys of the outermost object. */
  readonly depth: number;
  /** The offset of the key's opening quote. */
  readonly keyAt: number;
  /** True where the same object already had this key, which JSON.parse would silently drop. */
  readonly isRepeated: boolean;
};

export type JsonFault = { readonly at: number; readonly message: Sentence };

/** The result of a scan: every key, and the first place where the text stops being JSON. */
export type JsonScan = { readonly keys: readonly JsonKey[]; readonly fault: JsonFault | null };

/** Line and column, both counted from 1. */
export function locate(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Ends the scan at the first fault: what a parser makes of the text behind it is guesswork. */
class Fault extends Error {
  readonly fault: JsonFault;

  constructor(at: number, message: Sentence) {
    super(String(message));
    this.fault = { at, message };
  }
}

/** Reads a JSON text by the grammar of RFC 8259. `maxDepth` counts nested objects and lists. */
export function scanJson(text: string, maxDepth: number): JsonScan {
  const keys: JsonKey[] = [];
  try {
    visit(text, createVisitor(text, maxDepth, keys), { disallowComments: true });
    return { keys, fault: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { keys, fault: error.fault };
  }
}

/** The tokens that the grammar allows next. */
type Expected = 'key' | 'nextKey' | 'colon' | 'value' | 'nextItem' | 'separator';

type Group = { readonly end: '}' | ']'; readonly names: Set<string> };

function createVisitor(text: string, maxDepth: number, keys: JsonKey[]): JSONVisitor {
  const groups: Group[] = [];
  let expected: Expected = 'value';

  const open = (end: Group['end'], next: Expected, at: number): void => {
    if (groups.length === maxDepth) throw new Fault(at, sentence`Nested deeper than ${maxDepth} levels`);
    groups.push({ end, names: new Set() });
    expected = next;
  };
  const close = (): void => {
    groups.pop();
    expected = 'separator';
  };
  return {
    onObjectBegin: (at) => open('}', 'key', at),
    onArrayBegin: (at) => open(']', 'value', at),
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty(name, keyAt) {
      const names = groups.at(-1)?.names;
      keys.push({ name, depth: groups.length, keyAt, isRepeated: names?.has(name) === true });
      names?.add(name);
      expected = 'colon';
    },
    onLiteralValue(value, at) {
      if (typeof value === 'number' && !Number.isFinite(value)) {
        throw new Fault(at, sentence`This number is too large to be kept`);
      }
      expected = 'separator';
    },
    onSeparator(character) {
      if (character === ':') expected = 'value';
      else expected = groups.at(-1)?.end === '}' ? 'nextKey' : 'nextItem';
    },
    onError(code, offset, length) {
      // "1." is a number with something behind it.
      const isCutNumber = printParseErrorCode(code) === 'UnexpectedEndOfNumber' && expected !== 'separator';
      const at = isCutNumber ? offset + length : offset;
      const end = groups.at(-1)?.end;
      throw new Fault(at, explain(isCutNumber ? 'separator' : expected, text.charAt(at), end));
    }
  };
}

function explain(expected: Expected, found: string, end: Group['end'] | undefined): Sentence {
  if (expected === 'separator') {
    return end === undefined
      ? sentence`Nothing may follow the end of the prompt`
      : sentence`Expected a comma or "${end}"`;
  }
  if (expected === 'colon') return sentence`Expected a colon after the key`;
  const isAfterComma = expected === 'nextKey' || expected === 'nextItem';
  if (isAfterComma && found === end) return sentence`Remove the comma before "${end}"`;
  if (found === '"') return sentence`This text is not closed, or holds a line break or a wrong escape`;
  if (expected === 'key' || expected === 'nextKey') return sentence`Expected a key in double quotes`;
  if (found === '') return sentence`The text ends too early`;
  return found === "'" ? sentence`Use double quotes` : sentence`"${found}" cannot stand here`;
}

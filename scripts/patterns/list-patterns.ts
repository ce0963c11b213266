// The regular expression literals of a source file.
import { parseSync, Visitor } from 'oxc-parser';

export type Pattern = {
  /** As it is written: `/a+/u`. */
  readonly literal: string;
  readonly source: string;
  readonly flags: string;
  readonly path: string;
};

export function listPatterns(path: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      patterns.push({ literal: `/${source}/${flags}`, source, flags, path });
    }
  }).visit(program);
  return patterns;
}

/** Without an unlimited repetition the work at each place of a text is limited, so the whole is linear. */
export const hasUnlimitedRepeat = ({ source }: Pick<Pattern, 'source'>): boolean =>
  /[*+]|\{\d+,\}/.test(source);

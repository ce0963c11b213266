// A compiled text is built of lines, some of them with a heading, each a row of spans linked to fields.
import { joinParts, type Part, type PromptSpan } from '../../prompt/text/sentences.ts';

type Line = readonly PromptSpan[];

export const own = (text: string): PromptSpan => ({ text, field: null });

export const textOf = (spans: Line): string => spans.map((span) => span.text).join('');

/** The parts as one line; nothing at all where there are none, not even the heading. */
export function writeLine(heading: string, parts: readonly Part[]): PromptSpan[] {
  if (parts.length === 0) return [];
  return heading === '' ? joinParts(parts) : [own(heading), ...joinParts(parts)];
}

/** The lines that say something, one under the other. */
export function stackLines(lines: readonly Line[], separator = '\n'): PromptSpan[] {
  const filled = lines.filter((line) => line.length > 0);
  return filled.flatMap((line, index) => (index === 0 ? line : [own(separator), ...line]));
}

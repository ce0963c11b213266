// Unclosed quotation marks: the model cannot tell where speech ends.
import { sentence } from '../../../../kit/sentence.ts';
import type { TextField } from '../../prompt/prompt-fields.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { memoizeByPrompt } from './prompt-texts.ts';
import type { Fix, FitRule, RuleHit } from './fit-rule.ts';
import { quoteText } from '../../prompt/phrases.ts';

const quotedFields: readonly TextField[] = ['concept', 'action', 'dialogue', 'additionalParams'];

/** Marks come in pairs, whichever of them a language opens with. Single quotes are apostrophes, mostly. */
const pairs: readonly (readonly [marks: RegExp, open: string, close: string])[] = [
  [/(?<!\d)"/gu, '"', '"'],
  [/[“”„‟]/gu, '“', '”'],
  [/[«»]/gu, '«', '»'],
  [/[「」]/gu, '「', '」'],
  [/[『』]/gu, '『', '』']
];

/** Five inches (5") need no second mark, but may close a quote. */
function isUnbalanced(line: string, marks: RegExp): boolean {
  const count = line.match(marks)?.length ?? 0;
  const withInches = marks === pairs[0]?.[0] ? (line.match(/"/gu)?.length ?? 0) : count;
  return count % 2 === 1 && withInches % 2 === 1;
}

const closes = /[”»」』]/u;

/** The line with the missing mark at the end that lacks it; undefined where all is well. */
function closeQuotes(line: string): string | undefined {
  const odd = pairs.filter(([marks]) => isUnbalanced(line, marks));
  if (odd.length === 0) return undefined;
  return odd.reduce((text, [marks, open, close]) => {
    const [only, another] = text.match(marks) ?? [];
    const opensNever = another === undefined && only !== undefined && closes.test(only);
    return opensNever ? open + text.trimStart() : text.trimEnd() + close;
  }, line);
}

function judge(data: PromptData, field: TextField): RuleHit[] {
  if (!/["“”„‟«»「」『』]/u.test(data[field])) return [];
  const lines = data[field].split('\n');
  const first = lines.find((line) => closeQuotes(line) !== undefined);
  if (first === undefined) return [];
  const closed = lines.map((line) => closeQuotes(line) ?? line);
  const isSettled = closed.every((line) => closeQuotes(line) === undefined);
  const fix: Fix | null = isSettled
    ? { label: sentence`Close the quote`, data: { ...data, [field]: closed.join('\n') } }
    : null;
  return [{ fields: [field], message: sentence`A quotation mark is missing in ${quoteText(first)}.`, fix }];
}

const quotesUnbalanced: FitRule = {
  id: 'quotes-unbalanced',
  severity: 'warning',
  check: memoizeByPrompt((data) => quotedFields.flatMap((field) => judge(data, field)))
};

export const quoteRules: readonly FitRule[] = [quotesUnbalanced];

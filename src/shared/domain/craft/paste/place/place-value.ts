// Placing a text whose field is known: turned into the field's kind of value, split where the field is a list.
import { findField } from '../../prompt/prompt-fields.ts';
import type { PromptField } from '../../prompt/prompt.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import type { Collected, Evidence } from './collected.ts';
import {
  isBlank,
  isChoiceField,
  matchChoice,
  readChoice,
  readNumber,
  readSwitch
} from '../words/field-values.ts';

const amount =
  /[\d.:]+\s?(?:s|secs?|seconds?|mins?|minutes?|fps|frames per second|frames|\/\s?10)?(?![\p{L}\d])/iu;
const answer =
  /^\W*(?:yes|true|on|enabled|visible|shown|burned in|no|not|false|off|none|disabled|without|hidden)\b/i;
const delivery =
  /\d{3,4}\s?[x×]\s?\d{3,4}|\d{3,4}p|[248]k|uhd|ultra hd|full hd|vertical|portrait|square|horizontal|landscape|widescreen|\d{1,2}(?:\.\d\d?)?\s?[:x×/]\s?\d{1,2}/gi;

/** False where the text is no value of the field, or the field has its one value already. */
export function placeValue(field: PromptField, text: string, evidence: Evidence, out: Collected): boolean {
  const kind = findField(field)?.kind;
  if (isBlank(text)) return true;
  if (kind === 'number') return placeAmount(field, text, evidence, out);
  if (kind === 'switch') return placeAnswer(field, text, evidence, out);
  if (kind === 'list') {
    return splitList(field, text).every((item) => placeItem(field, item, evidence, out));
  }
  return placeItem(field, text, evidence, out);
}

/** One item of a list, or a text as a whole. */
export function placeItem(field: PromptField, text: string, evidence: Evidence, out: Collected): boolean {
  if (isBlank(text)) return true;
  if (!isChoiceField(field))
    return out.put(field, field === 'dialogue' ? text.trim() : tidyText(text), evidence);
  const value = readChoice(field, text);
  const isPlaced = out.put(field, value, evidence);
  if (isPlaced && matchChoice(field, tidyText(text)) !== undefined) out.explained.push(text);
  if (isPlaced && (field === 'resolution' || field === 'aspectRatio')) {
    out.explained.push(...(text.slice(0, 80).match(delivery) ?? []));
  }
  return isPlaced;
}

function placeAmount(field: PromptField, text: string, evidence: Evidence, out: Collected): boolean {
  const value = readNumber(text.slice(0, 80));
  if (value === undefined || !out.put(field, String(value), evidence)) return false;
  out.explained.push(amount.exec(text.slice(0, 80))?.[0] ?? '');
  return true;
}

function placeAnswer(field: PromptField, text: string, evidence: Evidence, out: Collected): boolean {
  const value = readSwitch(text.slice(0, 80));
  if (value === undefined || !out.put(field, String(value), evidence)) return false;
  out.explained.push(answer.exec(text.slice(0, 80))?.[0] ?? '');
  return true;
}

/** Effects may be joined by "and"; in a sound "and" may tell what follows. */
function splitList(field: PromptField, text: string): string[] {
  const parts = text.split(/[,;、，；\n]|\s[/|]\s/);
  const items = field === 'soundEffects' ? parts : parts.flatMap((part) => part.split(/\sand\s/i));
  return items.map((item) => tidyText(item.replace(/^\s*and\s/i, ''))).filter((item) => item !== '');
}

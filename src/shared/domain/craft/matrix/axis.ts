// An axis is a field with the values to combine, parsed from the user's input and formatted as text.
import { err, ok, type Result } from '../../../kit/result.ts';
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import { fieldLabelOf } from '../prompt/phrases.ts';
import { foldModelName, resolveModelAlias } from '../model/registry/model-names.ts';
import {
  choiceLabel,
  type FieldDescription,
  findField,
  type ListField,
  normalizeResolution,
  type NumberField,
  type SwitchField,
  type TextField
} from '../prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../prompt/prompt.ts';
import { isPossibleNumber } from '../prompt/read-prompt-data.ts';

/** A field, and the values it takes in turn. */
export type MatrixAxis =
  | { readonly field: TextField; readonly values: readonly string[] }
  | { readonly field: ListField; readonly values: readonly (readonly string[])[] }
  | { readonly field: NumberField; readonly values: readonly number[] }
  | { readonly field: SwitchField; readonly values: readonly boolean[] };
export type AxisValue = MatrixAxis['values'][number];

const maxLabelLength = 48;
const yes = new Set(['on', 'yes', 'true']);
const no = new Set(['off', 'no', 'false']);

/** The axis that `texts` spell: choices by value or label, "on" and "off", the items of a list joined by "+". */
export function readAxis(field: FieldDescription, texts: readonly string[]): Result<MatrixAxis, Sentence> {
  const name = fieldLabelOf(field.name);
  if (field.kind === 'number') {
    const values = texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
    const wrong = values.findIndex((value) => !Number.isFinite(value));
    const word = texts[wrong]?.trim() ?? '';
    if (wrong >= 0) return err(sentence`${name} takes numbers, not "${word}".`);
    if (values.some((value) => !isPossibleNumber(field.name, value)))
      return err(sentence`${name} must be more than zero`);
    return ok({ field: field.name, values });
  }
  if (field.kind === 'switch') {
    const words = texts.map((text) => text.trim().toLowerCase());
    const wrong = words.findIndex((word) => !yes.has(word) && !no.has(word));
    const given = texts[wrong]?.trim() ?? '';
    if (wrong >= 0) return err(sentence`${name} is on or off, not "${given}".`);
    return ok({ field: field.name, values: words.map((word) => yes.has(word)) });
  }
  if (field.kind === 'list') return ok({ field: field.name, values: texts.map(readList(field.choices)) });
  const values = texts.map((text) => (field.kind === 'choice' ? readChoice(field.choices, text) : text));
  const isResolution = field.name === 'resolution';
  return ok({ field: field.name, values: isResolution ? values.map(normalizeResolution) : values });
}

const readList =
  (choices: readonly string[]) =>
  (text: string): string[] =>
    text
      .split('+')
      .map((item) => readChoice(choices, item))
      .filter((item) => item !== '');

function readChoice(choices: readonly string[], text: string): string {
  const wanted = text.trim().toLowerCase();
  const isMeant = (choice: string) =>
    choice.toLowerCase() === wanted || choiceLabel(choice).toLowerCase() === wanted;
  return choices.find(isMeant) ?? text.trim();
}

/** The current value of a field, spelled as `readAxis` reads it. */
export function spellValue(field: FieldDescription, data: PromptData): string {
  if (field.kind === 'switch') return data[field.name] ? 'on' : 'off';
  return field.kind === 'list' ? data[field.name].join(' + ') : String(data[field.name]);
}

/** Two values with the same identity make the same prompt. */
export function identifyValue(field: PromptField, value: AxisValue): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'model') return resolveModelAlias(foldModelName(value));
  return findField(field)?.kind === 'choice' ? value.trim().toLowerCase() : value.trim();
}

/** Short enough for a name: "21:9", "8 s", "subtitles on", "close-up + wide-shot"; "no mood" for an empty field. */
export function showAxisValue(field: PromptField, value: AxisValue): string {
  const description = findField(field);
  const label = (description?.label ?? field).toLowerCase();
  if (typeof value === 'boolean') return `${label} ${value ? 'on' : 'off'}`;
  if (typeof value === 'number') {
    const unit = description?.kind === 'number' ? description.unit : '';
    return unit === '' ? `${label} ${value}` : `${value} ${unit}`;
  }
  const text = (typeof value === 'string' ? value : value.join(' + ')).trim().replaceAll(/\s+/g, ' ');
  if (text === '') return `no ${label}`;
  const letters = Array.from(text);
  return letters.length > maxLabelLength ? `${letters.slice(0, maxLabelLength - 1).join('')}…` : text;
}

import { type Certainty, rateConfidence } from '#shared/domain/craft/paste/certainty.ts';
import {
  listPasteFindings,
  type PastePart,
  type PasteFinding
} from '#shared/domain/craft/paste/choose-fields.ts';
import type { Parsed } from '#shared/domain/craft/paste/build-parsed.ts';
import { revealHidden } from '#shared/domain/craft/paste/read/hidden-characters.ts';
import { type Change, describeChanges } from '#shared/domain/craft/prompt/journal/describe-changes.ts';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { showValue } from '#shared/domain/craft/prompt/show-value.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';
import { nameField, nameValue } from '#renderer/messages/translated-names.ts';

/** One line of what was understood, and what it would do to the prompt now open. Texts are ready to be shown. */
export type Row = {
  readonly part: PastePart;
  readonly label: string;
  readonly certainty: Certainty;
  readonly before: string;
  readonly value: string;
  /** Null where it would only repeat the value. */
  readonly from: string | null;
  readonly outcome: 'same' | 'taken' | 'left';
};

export type Outcome = {
  readonly rows: readonly Row[];
  /** The additional parameters afterwards, '' where the paste adds nothing to them. */
  readonly additional: string;
  /** Fields the paste is silent about, which replacing empties or, for a switch, turns off: "Mood". */
  readonly emptied: readonly string[];
  /** Entries of a newer version's export beyond the fields, as "key: value". */
  readonly extras: readonly string[];
  readonly changesNothing: boolean;
  /** True where the text took too long to read, and goes into the concept as it is. */
  readonly isKeptWhole: boolean;
};

const isEmptied = ({ field, after }: Change): boolean => after === '' || findField(field)?.kind === 'switch';
const isExtra = ({ field, after }: Change): boolean => after !== '' && findField(field) === undefined;

/** Compares the open prompt with what it would become. */
export function describeOutcome(current: PromptDocument, parsed: Parsed, next: PromptDocument): Outcome {
  const understood = listPasteFindings(parsed);
  const changes = describeChanges(current, next);
  const parts = new Set<string>(understood.map(({ part }) => part));
  const others = changes.filter(({ field }) => !parts.has(field));
  const hasMore = changes.some(({ field }) => field === 'additionalParams');
  return {
    rows: understood.map((one) => describeRow(one, current, next)),
    additional: hasMore || parsed.leftovers !== '' ? toShown(next.data.additionalParams) : '',
    emptied: others.filter(isEmptied).map(({ field, label }) => toShown(nameField(field, label))),
    extras: others.filter(isExtra).map(({ label, after }) => toShown(`${label}: ${after}`)),
    changesNothing: changes.length === 0,
    isKeptWhole: parsed.isKeptWhole
  };
}

function describeRow(understood: PasteFinding, current: PromptDocument, next: PromptDocument): Row {
  const { part, label, shown, confidence, from } = understood;
  const before = showPart(current, part);
  const isTaken = showPart(next, part) === shown;
  const isRepeated = fold(from) === fold(shown) || fold(from) === fold(part);
  return {
    part,
    label: nameField(part, label),
    certainty: rateConfidence(confidence),
    before: toShown(nameValue(part, before)),
    value: toShown(nameValue(part, shown)),
    from: isRepeated ? null : toShown(from),
    outcome: before === shown ? 'same' : isTaken ? 'taken' : 'left'
  };
}

function showPart({ name, data }: PromptDocument, part: PastePart): string {
  const field = findField(part);
  return field === undefined ? name : showValue(field, data);
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Nobody reads more of a value before they take it. */
const maxShownLength = 2000;

function toShown(text: string): string {
  const rest = text.length - maxShownLength;
  const visible = revealHidden(text.slice(0, maxShownLength));
  return rest > 0 ? t(texts, 'paste.more', { text: visible, count: rest }) : visible;
}

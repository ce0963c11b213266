// A matrix is one prompt in every combination of the values of up to three fields.
import { err, ok, type Result } from '../../../kit/result.ts';
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import { fieldLabelOf } from '../prompt/phrases.ts';
import type { PromptDocument } from '../prompt/prompt.ts';
import { type AxisValue, identifyValue, type MatrixAxis, showAxisValue } from './axis.ts';

export type MatrixPrompt = {
  /** The name says in what it differs: "Harbour — 21:9 · push-in". */
  readonly document: PromptDocument;
  /** Its value on each axis, as a person reads it. */
  readonly labels: readonly string[];
};

export const maxAxes = 3;
const maxPrompts = 50;

/**
 * Every combination, the first axis changing slowest; a value given twice counts once, and all other keys of the
 * prompt stay. Refused with a sentence where there is nothing to vary or too much.
 */
export function buildMatrix(
  document: PromptDocument,
  axes: readonly MatrixAxis[]
): Result<MatrixPrompt[], Sentence> {
  const problem = findAxisProblem(axes);
  if (problem !== undefined) return err(problem);
  const lists = axes.map(distinctValues);
  const count = lists.reduce((product, values) => product * values.length, 1);
  if (count > maxPrompts) {
    if (lists.length === 1) return err(sentence`${count} prompts: a matrix holds at most ${maxPrompts}.`);
    const factors = lists.map((values) => values.length).join(' × ');
    return err(sentence`${factors} = ${count} prompts: a matrix holds at most ${maxPrompts}.`);
  }
  const combinations = lists.reduce<AxisValue[][]>(
    (made, values) => made.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]]
  );
  return ok(combinations.map((values) => vary(document, axes, values)));
}

function findAxisProblem(axes: readonly MatrixAxis[]): Sentence | undefined {
  if (axes.length === 0) return sentence`Choose a field to vary.`;
  const asked = axes.length;
  if (asked > maxAxes) return sentence`A matrix varies at most ${maxAxes} fields, not ${asked}.`;
  const seen = new Set<string>();
  for (const { field, values } of axes) {
    const name = fieldLabelOf(field);
    if (seen.has(field)) return sentence`${name} is there twice.`;
    if (values.length === 0) return sentence`Give ${name} at least one value.`;
    if (values.some((value) => typeof value === 'number' && !Number.isFinite(value))) {
      return sentence`${name} takes numbers only.`;
    }
    seen.add(field);
  }
  return undefined;
}

/** The number of distinct values of each axis. */
export const countValues = (axes: readonly MatrixAxis[]): number[] =>
  axes.map((axis) => distinctValues(axis).length);

/** The first of those that mean the same. */
function distinctValues({ field, values }: MatrixAxis): AxisValue[] {
  const known = new Map<string, AxisValue>();
  for (const value of values) {
    const identity = identifyValue(field, value);
    if (!known.has(identity)) known.set(identity, value);
  }
  return [...known.values()];
}

function vary(
  { name, data }: PromptDocument,
  axes: readonly MatrixAxis[],
  values: readonly AxisValue[]
): MatrixPrompt {
  const changes = axes.map(({ field }, axis) => [field, copy(values[axis])] as const);
  const labels = axes.map(({ field }, axis) => showAxisValue(field, values[axis] ?? ''));
  const difference = labels.join(' · ');
  return {
    document: {
      name: name.trim() === '' ? difference : `${name.trim()} — ${difference}`,
      data: { ...data, ...Object.fromEntries(changes) }
    },
    labels
  };
}

const copy = (value: AxisValue | undefined): unknown => (typeof value === 'object' ? [...value] : value);

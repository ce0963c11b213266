// The clip lengths that a model accepts, in seconds.
import { joinWithOr, type Sentence, sentence } from '../../../kit/sentence.ts';
import type { DurationRule } from './model.ts';

/** Steps such as 0.1 are not exact in binary. */
const tolerance = 1e-6;

const listed = new WeakMap<DurationRule, readonly number[]>();

/** Every length the rule allows, shortest first. A rule is never changed in place, so its lengths are listed once. */
export function listDurations(rule: DurationRule): readonly number[] {
  const known = listed.get(rule) ?? workOutDurations(rule);
  listed.set(rule, known);
  return known;
}

function workOutDurations(rule: DurationRule): number[] {
  if (rule.kind === 'exactly') return rule.seconds.toSorted((a, b) => a - b);
  const count = Math.floor((rule.to - rule.from) / rule.step + tolerance) + 1;
  return Array.from({ length: count }, (_, index) => roundOff(rule.from + index * rule.step));
}

export function allowsDuration(rule: DurationRule, seconds: number): boolean {
  return Math.abs(nearestDuration(rule, seconds) - seconds) < tolerance;
}

/** The allowed length nearest to `seconds`; of two as near, the longer one, so that nothing has to be cut. */
export function nearestDuration(rule: DurationRule, seconds: number): number {
  const [first = 0, ...rest] = listDurations(rule);
  return rest.reduce(
    (best, allowed) => (Math.abs(allowed - seconds) <= Math.abs(best - seconds) ? allowed : best),
    first
  );
}

/** "4, 6 or 8 s", "3 to 15 s", "6 to 20 s in steps of 2". */
export function describeDurations(rule: DurationRule): Sentence {
  if (rule.kind === 'exactly') return sentence`${joinWithOr(rule.seconds)} s`;
  const { from, to, step } = rule;
  return step === 1 ? sentence`${from} to ${to} s` : sentence`${from} to ${to} s in steps of ${step}`;
}

const roundOff = (value: number): number => Math.round(value * 1e6) / 1e6;

// Three-way merge of a single value: the common base and what each side made of it.
import { stableStringify } from '../stable-stringify.ts';

export type Sides<Value> = { readonly base: Value; readonly mine: Value; readonly theirs: Value };

/**
 * - `unchanged`: neither side changed it.
 * - `same`: both sides made the same change.
 * - `mine`, `theirs`: only that side changed it.
 * - `combined`: both changed it, and the value has both changes.
 * - `conflict`: both changed it differently. The value is mine until a person decides.
 */
export type MergeOutcome = 'unchanged' | 'same' | 'mine' | 'theirs' | 'combined' | 'conflict';

export type Merged<Value> = { readonly outcome: MergeOutcome; readonly value: Value };

/** `combine` merges within the value, and answers undefined where that is not possible. */
export function mergeValue<Value>(
  sides: Sides<Value>,
  combine: (sides: Sides<Value>) => Value | undefined = () => undefined
): Merged<Value> {
  const { base, mine, theirs } = sides;
  const isMineChanged = !isSameValue(base, mine);
  if (isSameValue(mine, theirs)) return { outcome: isMineChanged ? 'same' : 'unchanged', value: mine };
  if (!isMineChanged) return { outcome: 'theirs', value: theirs };
  if (isSameValue(base, theirs)) return { outcome: 'mine', value: mine };
  const value = combine(sides);
  return value === undefined ? { outcome: 'conflict', value: mine } : { outcome: 'combined', value };
}

/** The same JSON in any order of keys; a missing value equals only a missing one. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || stableStringify(one) === stableStringify(other);

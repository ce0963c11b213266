// A loss is what a filled field pays for being written for one model, and why.
import type { Sentence } from '../../../../kit/sentence.ts';
import { promptFieldNames } from '../../prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';

export type Loss = {
  readonly field: PromptField;
  /** moved: elsewhere, whole; softened: reworded, rounded or shortened; dropped: nowhere in the output. */
  readonly kind: 'moved' | 'softened' | 'dropped';
  /** One plain sentence. */
  readonly why: Sentence;
};

/** A prompt as it may be written so far, and what that cost. */
export type Adapted = { readonly data: PromptData; readonly losses: readonly Loss[] };

const kinds: readonly Loss['kind'][] = ['moved', 'softened', 'dropped'];
const fieldOrder = new Map(promptFieldNames.map((field, index) => [field, index]));

const rankOf = ({ field, kind }: Loss): number =>
  (fieldOrder.get(field) ?? 0) * kinds.length + kinds.indexOf(kind);

/** In the order of the form; of two losses of one field and kind the first says why. */
export function sortLosses(losses: readonly Loss[]): Loss[] {
  return losses
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .filter((loss, index, sorted) => {
      const before = sorted[index - 1];
      return before === undefined || rankOf(before) !== rankOf(loss);
    });
}

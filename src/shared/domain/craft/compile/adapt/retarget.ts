// Retargeting previews the changes of moving a prompt to another model; it applies none of them.
import { type Sentence, sentence } from '../../../../kit/sentence.ts';
import type { Model } from '../../model/model.ts';
import { type Change, describeChanges } from '../../prompt/journal/describe-changes.ts';
import type { PromptDocument } from '../../prompt/prompt.ts';
import { resolveSettings } from './resolve-settings.ts';

/** A change as people read it, with its reason in one sentence. */
export type RetargetChange = Change & { readonly why: Sentence };
export type Retargeted = { readonly document: PromptDocument; readonly changes: readonly RetargetChange[] };

/** The document as it would be, and every difference from the one given. */
export function retarget(document: PromptDocument, from: Model, to: Model): Retargeted {
  const { data, changes } = resolveSettings({ ...document.data, model: to.id }, to);
  const moved = { ...document, data };
  const whys = new Map<string, Sentence>(changes.map(({ field, why }) => [field, why]));
  return {
    document: moved,
    changes: describeChanges(document, moved).map((change) => ({
      ...change,
      ...(change.field === 'model' ? { before: from.label, after: to.label } : {}),
      why: whys.get(change.field) ?? describeReason(change.field, from, to)
    }))
  };
}

function describeReason(field: string, from: Model, to: Model): Sentence {
  if (field !== 'model') return sentence`${to.label} spells it so.`;
  const { status, endsOn } = from.lifecycle;
  if (status === 'current' || endsOn === null) return sentence`Written for ${to.label} from here on.`;
  return status === 'retired'
    ? sentence`${from.label} ended on ${endsOn}.`
    : sentence`${from.label} may end from ${endsOn}.`;
}

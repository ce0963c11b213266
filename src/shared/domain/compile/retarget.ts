// Retargeting says what would change if a prompt moved from one model to another; nothing is applied by it.
import type { Model } from '../model/model.ts';
import { type Change, describeChanges } from '../prompt/changes.ts';
import type { PromptDocument } from '../prompt/prompt.ts';
import { settleSettings } from './settle-settings.ts';

/** A change as people read it, with its reason in one sentence. */
export type RetargetChange = Change & { readonly why: string };
export type Retargeted = { readonly document: PromptDocument; readonly changes: readonly RetargetChange[] };

/** The document as it would be, and every difference from the one given. */
export function retarget(document: PromptDocument, from: Model, to: Model): Retargeted {
  const { data, changes } = settleSettings({ ...document.data, model: to.id }, to);
  const moved = { ...document, data };
  const whys = new Map<string, string>(changes.map(({ field, why }) => [field, why]));
  return {
    document: moved,
    changes: describeChanges(document, moved).map((change) => ({
      ...change,
      why: whys.get(change.field) ?? sayWhy(change.field, from, to)
    }))
  };
}

function sayWhy(field: string, from: Model, to: Model): string {
  if (field !== 'model') return `${to.label} spells it so.`;
  const { status, endsOn } = from.lifecycle;
  if (status === 'current' || endsOn === null) return `Written for ${to.label} from here on.`;
  const ends = status === 'retired' ? 'ended on' : 'may end from';
  return `${from.label} ${ends} ${endsOn}.`;
}

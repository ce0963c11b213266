import { retarget, type Retargeted } from '#shared/domain/craft/compile/adapt/retarget.ts';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel, findSuccessor, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';

export type RetargetChoice = { readonly models: readonly Model[]; readonly recommended: Model | undefined };

/** The models that a prompt can move to; recommended is the successor of its own. */
export function listRetargetChoices(registry: ModelRegistry, modelId: string, today: string): RetargetChoice {
  const models = listActiveModels(registry, today);
  const from = findModel(registry, modelId);
  const successor = from === undefined ? undefined : findSuccessor(registry, from);
  return { models, recommended: models.find(({ id }) => id === successor?.id) ?? models[0] };
}

/** The fields that moving to another model sets in a draft. */
export type RetargetedFields = Pick<SavedListingDraft, 'data' | 'notes'> & { readonly data: PromptData };

/** The prompt of a draft in its best form for another model; null for a draft without a prompt. */
export function retargetDraft(
  { title, data }: SavedListingDraft,
  registry: ModelRegistry,
  to: Model
): Retargeted | null {
  if (data === null) return null;
  const from = findModel(registry, data.model);
  if (from !== undefined) return retarget({ name: title, data }, from, to);
  // Of a model that is not in the list, only the name is known.
  const { document, changes } = retarget({ name: title, data }, to, to);
  return {
    document,
    changes: changes.map((change) => (change.field === 'model' ? { ...change, before: data.model } : change))
  };
}

// The difference between two lists of models.
import { stableStringify } from '../../../../kit/stable-stringify.ts';
import { Model, type ModelRegistry } from '../model.ts';
import { foldModelName } from './model-names.ts';

export type ModelChange = { readonly before: Model; readonly after: Model };

export type RegistryDifference = {
  readonly added: readonly Model[];
  readonly removed: readonly Model[];
  readonly changed: readonly ModelChange[];
};

/** Models are the same by their ids, whatever their case and spaces. The order of a list says nothing. */
export function compareRegistries(before: ModelRegistry, after: ModelRegistry): RegistryDifference {
  const old = indexById(before);
  const current = indexById(after);
  return {
    added: after.models.filter(({ id }) => !old.has(foldModelName(id))),
    removed: before.models.filter(({ id }) => !current.has(foldModelName(id))),
    changed: after.models.flatMap((model) => {
      const earlier = old.get(foldModelName(model.id));
      const change = earlier && { before: earlier, after: model };
      return change !== undefined && listChangedFields(change).length > 0 ? [change] : [];
    })
  };
}

/** In the order of a model's fields. */
export const listChangedFields = ({ before, after }: ModelChange): (keyof Model)[] =>
  (Object.keys(Model.shape) as (keyof Model)[]).filter(
    (field) => stableStringify(before[field]) !== stableStringify(after[field])
  );

const indexById = ({ models }: ModelRegistry): ReadonlyMap<string, Model> =>
  new Map(models.map((model) => [foldModelName(model.id), model]));

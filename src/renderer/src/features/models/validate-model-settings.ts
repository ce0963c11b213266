// The only part of this feature that needs schemas: loaded when a list is brought in or something was kept.
import { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { type SavedModelSettings, PriceChange } from '#shared/domain/craft/model/saved-model-settings.ts';
import { readRegistry } from '#shared/domain/craft/model/registry/read-registry.ts';

export { readRegistry };

export type ValidatedModelSettings = { readonly kept: SavedModelSettings; readonly isRegistryLost: boolean };

/** Saved settings of another app version as far as this one can use them. */
export function validateModelSettings({ registry, prices }: SavedModelSettings): ValidatedModelSettings {
  const read = registry === null ? null : readRegistry(JSON.stringify(registry));
  return {
    kept: {
      registry: read?.ok === true ? read.value : null,
      prices: prices.filter((price) => PriceChange.safeParse(price).success)
    },
    isRegistryLost: read?.ok === false
  };
}

/** True where both say the same, in whatever order their keys stand. */
export const isSameRegistry = (one: ModelRegistry, other: ModelRegistry): boolean =>
  JSON.stringify(ModelRegistry.parse(one)) === JSON.stringify(ModelRegistry.parse(other));

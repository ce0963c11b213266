import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { SignedModels } from '#shared/domain/craft/model/signed-models.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { signModels } from '../../../scripts/sign-models/sign-models.ts';
import type { SigningKey } from '../../../scripts/signing/ed25519.ts';

/** The built-in list with another model, which the built-in one does not have. */
export function listWith(label: string, version: string): ModelRegistry {
  const [first] = builtInRegistry.models.filter(({ lifecycle }) => lifecycle.status === 'current') as [Model];
  const id = label.toLowerCase().replaceAll(' ', '-');
  const lifecycle = { ...first.lifecycle, replacement: null };
  return {
    ...builtInRegistry,
    version,
    models: [...builtInRegistry.models, { ...first, id, label, target: id, lifecycle }]
  };
}

export const signList = (list: ModelRegistry, { privateKey }: SigningKey): SignedModels =>
  signModels(JSON.stringify(list), privateKey);

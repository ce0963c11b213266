import { readRegistry } from '#shared/domain/craft/model/registry/read-registry.ts';
import type { SignedModels } from '#shared/domain/craft/model/signed-models.ts';
import { signText } from '../signing/ed25519.ts';

/** Throws a sentence for a text that is no list of models, which no app would take. */
export function signModels(list: string, pem: string): SignedModels {
  const read = readRegistry(list);
  if (!read.ok) throw new Error(String(read.error));
  return signAnyList(list, pem);
}

/** Signs any text as a list of models. */
export function signAnyList(list: string, pem: string): SignedModels {
  const { signature, key } = signText(list, pem);
  return { format: 'reelwright/signed-models', list, signature, key };
}

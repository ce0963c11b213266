// Signing and checking a signature need an environment; this file says in which order a signed list is judged.
import { err, ok, type Result } from '../../../../kit/result.ts';
import type { Sentence } from '../../../../kit/sentence.ts';
import { checkSignature, type VerifySignature } from '../../../../kit/signed-text.ts';
import type { ModelRegistry } from '../model.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { SignedModels } from '../signed-models.ts';

/** Characters; a list of models may have 1,000,000, and quotes count double in here. */
export const signedModelsLimit = 1_200_000;

export type SignedModelsRefusal =
  | { readonly reason: 'unreadable' | 'unknown_key' | 'wrong_signature' }
  /** The signature holds, the list does not; `problem` says where. */
  | { readonly reason: 'not_a_list'; readonly problem: Sentence };

export function readSignedModels(text: string): Result<SignedModels, SignedModelsRefusal> {
  const unreadable = err({ reason: 'unreadable' } as const);
  if (text.length > signedModelsLimit) return unreadable;
  try {
    const signed = SignedModels.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')));
    return signed.success ? ok(signed.data) : unreadable;
  } catch {
    return unreadable;
  }
}

/** The list, once its signature is one of `keys`' and it can be used; nothing of it is read before. */
export async function checkSignedModels(
  signed: SignedModels,
  keys: readonly string[],
  verify: VerifySignature
): Promise<Result<ModelRegistry, SignedModelsRefusal>> {
  const reason = await checkSignature({ ...signed, text: signed.list }, keys, verify);
  if (reason !== null) return err({ reason });
  const read = readRegistry(signed.list);
  return read.ok ? read : err({ reason: 'not_a_list', problem: read.error });
}

// A signed list of models: the list's exact text with an Ed25519 signature over its UTF-8 bytes. Signing and checking
// need an environment; this file says what is signed, and in which order it is judged.
import * as z from 'zod';
import { err, ok, type Result } from '../../../../kit/result.ts';
import type { Sentence } from '../../../../kit/sentence.ts';
import type { ModelRegistry } from '../model.ts';
import { readRegistry } from '../registry/read-registry.ts';

/** Characters; a list of models may have 1,000,000, and quotes count double in here. */
export const signedModelsLimit = 1_200_000;

/** 32 bytes in base64. */
export const PublicKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);

export const SignedModels = z.object({
  format: z.literal('reelwright/signed-models'),
  /** A list of models as text, to the letter as it was signed. */
  list: z.string(),
  /** 64 bytes in base64. */
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
  /** The public key of the one that signed it. */
  key: PublicKey
});
export type SignedModels = z.infer<typeof SignedModels>;

/** A signed list as a server publishes it, with the public keys that this server trusts. */
export const PublishedModels = z.object({
  /** Null while the apps' own list is in use. */
  signed: SignedModels.nullable(),
  keys: z.array(PublicKey)
});
export type PublishedModels = z.infer<typeof PublishedModels>;

/** True where `signature` is the key's over the text as UTF-8. */
export type VerifySignature = (signed: Pick<SignedModels, 'list' | 'signature' | 'key'>) => Promise<boolean>;

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
  if (!keys.includes(signed.key)) return err({ reason: 'unknown_key' });
  if (!(await verify(signed))) return err({ reason: 'wrong_signature' });
  const read = readRegistry(signed.list);
  return read.ok ? read : err({ reason: 'not_a_list', problem: read.error });
}

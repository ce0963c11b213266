// A signed list of models: the list's exact text with an Ed25519 signature over its UTF-8 bytes.
import * as z from 'zod';
import { publicKeyPattern, signaturePattern } from '../../../kit/signed-text.ts';

export const PublicKey = z.string().regex(publicKeyPattern);

export const SignedModels = z.object({
  format: z.literal('reelwright/signed-models'),
  /** A list of models as text, to the letter as it was signed. */
  list: z.string(),
  signature: z.string().regex(signaturePattern),
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

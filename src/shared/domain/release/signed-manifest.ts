// A manifest as it is published: its exact text and a signature over that.
import * as z from 'zod';
import { err, ok, type Result } from '../../kit/result.ts';
import {
  checkSignature,
  publicKeyPattern,
  signaturePattern,
  type SignatureRefusal,
  type VerifySignature
} from '../../kit/signed-text.ts';
import { ReleaseManifest } from './release-manifest.ts';

/** In bytes, and so in characters. Nobody reads on beyond it. */
export const manifestLimit = 500_000;

export const SignedManifest = z.object({
  format: z.literal('reelwright/signed-release'),
  manifest: z.string(),
  signature: z.string().regex(signaturePattern),
  key: z.string().regex(publicKeyPattern)
});
export type SignedManifest = z.infer<typeof SignedManifest>;

export type ManifestRefusal = SignatureRefusal | 'too_large' | 'unreadable';

/** The manifest of a published text, once one of `keys` signed it; nothing of it is read before. Never throws. */
export async function readSignedManifest(
  text: string,
  keys: readonly string[],
  verify: VerifySignature
): Promise<Result<ReleaseManifest, ManifestRefusal>> {
  if (text.length > manifestLimit) return err('too_large');
  const signed = SignedManifest.safeParse(parseJson(text));
  if (!signed.success) return err('unreadable');
  const refusal = await checkSignature({ ...signed.data, text: signed.data.manifest }, keys, verify);
  if (refusal !== null) return err(refusal);
  const manifest = ReleaseManifest.safeParse(parseJson(signed.data.manifest));
  return manifest.success ? ok(manifest.data) : err('unreadable');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

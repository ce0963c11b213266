// The published list: checked when it arrives and whenever it is read from the device. Loaded where there is one.
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import {
  checkSignedModels,
  type SignedModelsRefusal
} from '#shared/domain/craft/model/signed/check-signed-models.ts';
import { PublishedModels } from '#shared/domain/craft/model/signed-models.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import type { VerifySignature } from '#shared/kit/signed-text.ts';

/** Null where the server's own keys are trusted, as the page is the server's too. */
export type TrustedKeys = (() => Promise<readonly string[]>) | null;

/** The list, or why it must not be used; null where none is published. */
export async function readPublished(
  given: unknown,
  trustedKeys: TrustedKeys
): Promise<Result<ModelRegistry | null, SignedModelsRefusal>> {
  const read = PublishedModels.safeParse(given);
  if (!read.success) return err({ reason: 'unreadable' });
  const { signed, keys } = read.data;
  if (signed === null) return ok(null);
  return checkSignedModels(signed, trustedKeys === null ? keys : await trustedKeys(), verifyInPage);
}

const readBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** False also in a browser without Ed25519, and on a page without https. */
const verifyInPage: VerifySignature = async ({ text, signature, key }) => {
  try {
    const publicKey = await crypto.subtle.importKey('raw', readBase64(key), 'Ed25519', false, ['verify']);
    const bytes = new TextEncoder().encode(text);
    return await crypto.subtle.verify('Ed25519', publicKey, readBase64(signature), bytes);
  } catch {
    return false;
  }
};

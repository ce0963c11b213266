import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { VerifySignature } from '#shared/kit/signed-text.ts';
import { checkReleaseFile } from '#shared/domain/release/check-release-file.ts';
import type { ReleaseFile } from '#shared/domain/release/release-manifest.ts';

export const verifyEd25519: VerifySignature = async ({ text, signature, key }) => {
  const x = Buffer.from(key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
};

/** True where the bytes on the disk, read now, are the ones of the signed manifest. */
export async function isReleasedFile(file: ReleaseFile, path: string): Promise<boolean> {
  try {
    return (await checkReleaseFile(file, createReadStream(path), createHash('sha512'))) === null;
  } catch {
    return false;
  }
}

import { type ReleaseManifest, writeManifest } from '#shared/domain/release/release-manifest.ts';
import type { SignedManifest } from '#shared/domain/release/signed-manifest.ts';
import { signText } from '../signing/ed25519.ts';

/** The published text of a manifest. */
export const signManifest = (manifest: ReleaseManifest, pem: string): string =>
  writeSigned(writeManifest(manifest), pem);

/** The same of any text. */
export function writeSigned(text: string, pem: string): string {
  const { signature, key } = signText(text, pem);
  const signed: SignedManifest = { format: 'reelwright/signed-release', manifest: text, signature, key };
  return `${JSON.stringify(signed, null, 2)}\n`;
}

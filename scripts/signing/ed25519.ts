import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify
} from 'node:crypto';
import type { SignedText, VerifySignature } from '#shared/kit/signed-text.ts';

export type SigningKey = {
  /** PEM; to be kept secret. */
  readonly privateKey: string;
  /** In base64, as apps and servers are given it. */
  readonly publicKey: string;
};

/** With a passphrase the private key is encrypted by it. */
export function createSigningKey(passphrase?: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const form = { type: 'pkcs8', format: 'pem' } as const;
  const pem = privateKey.export(
    passphrase === undefined ? form : { ...form, cipher: 'aes-256-cbc', passphrase }
  );
  return { privateKey: String(pem), publicKey: writePublicKey(publicKey) };
}

/** A private key as PEM; what its passphrase is comes from the environment, so that no command line shows it. */
const readPrivateKey = (pem: string): KeyObject =>
  createPrivateKey({ key: pem, passphrase: process.env['RELEASE_KEY_PASSPHRASE'] });

export const publicKeyOf = (pem: string): string => writePublicKey(createPublicKey(readPrivateKey(pem)));

/** The same text and key give the same signature. */
export function signText(text: string, pem: string): SignedText {
  const privateKey = readPrivateKey(pem);
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64');
  return { text, signature, key: writePublicKey(createPublicKey(privateKey)) };
}

export const verifyEd25519: VerifySignature = async ({ text, signature, key }) => {
  const x = Buffer.from(key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
};

function writePublicKey(key: KeyObject): string {
  const { x } = key.export({ format: 'jwk' });
  return Buffer.from(x ?? '', 'base64url').toString('base64');
}

import { createPublicKey, verify } from 'node:crypto';
import type { VerifySignature } from '#shared/kit/signed-text.ts';

export const verifyEd25519: VerifySignature = async ({ text, signature, key }) => {
  const x = Buffer.from(key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
};

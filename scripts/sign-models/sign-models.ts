import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readRegistry } from '#shared/domain/craft/model/registry/read-registry.ts';
import type { SignedModels } from '#shared/domain/craft/model/signed-models.ts';

export type SigningKey = {
  /** PEM; to be kept secret. */
  readonly privateKey: string;
  /** In base64, as `MODEL_LIST_KEYS` takes it. */
  readonly publicKey: string;
};

export function createSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return { privateKey: String(pem), publicKey: writePublicKey(publicKey) };
}

/** Throws a sentence for a text that is no list of models, which no app would take. */
export function signModels(list: string, pem: string): SignedModels {
  const read = readRegistry(list);
  if (!read.ok) throw new Error(String(read.error));
  return signText(list, pem);
}

/** Signs any text. */
export function signText(list: string, pem: string): SignedModels {
  const privateKey = createPrivateKey(pem);
  return {
    format: 'reelwright/signed-models',
    list,
    signature: sign(null, Buffer.from(list), privateKey).toString('base64'),
    key: writePublicKey(createPublicKey(privateKey))
  };
}

function writePublicKey(key: KeyObject): string {
  const { x } = key.export({ format: 'jwk' });
  return Buffer.from(x ?? '', 'base64url').toString('base64');
}

// A text with an Ed25519 signature over its UTF-8 bytes. Verifying needs an environment, which each caller brings.

/** 32 bytes in base64. */
export const publicKeyPattern = /^[A-Za-z0-9+/]{43}=$/;

/** 64 bytes in base64. */
export const signaturePattern = /^[A-Za-z0-9+/]{86}==$/;

export type SignedText = {
  readonly text: string;
  readonly signature: string;
  /** The public key of the one that signed it. */
  readonly key: string;
};

/** True where `signature` is the key's over the text. */
export type VerifySignature = (signed: SignedText) => Promise<boolean>;

export type SignatureRefusal = 'unknown_key' | 'wrong_signature';

/** Null for a text that one of `keys` signed. */
export async function checkSignature(
  signed: SignedText,
  keys: readonly string[],
  verify: VerifySignature
): Promise<SignatureRefusal | null> {
  if (!keys.includes(signed.key)) return 'unknown_key';
  return (await verify(signed)) ? null : 'wrong_signature';
}

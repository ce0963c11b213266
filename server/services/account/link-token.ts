import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a code that works once; only its hash is kept. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

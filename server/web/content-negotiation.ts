import type { Encoding } from './web-files.ts';

const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The best encoding that the client accepts (RFC 9110 §12.5.3) of those that exist. */
export function chooseEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const accepts = (encoding: Encoding): boolean => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return preference.find((encoding) => available.includes(encoding) && accepts(encoding)) ?? 'identity';
}

/** Whether the client already holds the entity (RFC 9110 §13.1.2: weak comparison, `*` is any). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.some((tag) => tag === '*' || tag === etag);
}

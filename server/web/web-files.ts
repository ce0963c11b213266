// The web build, read once at start: requests are answered by looking a name up in a table, so no address can reach
// a file outside the folder, and a new build under a running server never mixes two versions.
import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2'
};

export type Encoding = 'br' | 'gzip' | 'identity';

export type WebFile = {
  readonly contentType: string;
  /** A file whose name carries the hash of its content never changes. */
  readonly isImmutable: boolean;
  /** SHA-256 of the uncompressed content, base64url. */
  readonly hash: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
};

/** Files by path, e.g. `/assets/app-D3f1.js`. */
export type WebFiles = ReadonlyMap<string, WebFile>;

/** Reads a folder of the web build with its precompressed siblings. Throws when it holds no index.html. */
export function readWebFiles(folder: string): WebFiles {
  const bodies = new Map(
    listFiles(folder).map((file) => [toPath(folder, file), new Uint8Array(readFileSync(file))] as const)
  );
  const files = new Map<string, WebFile>();
  for (const [path, body] of bodies) {
    const contentType = contentTypes[extname(path)];
    if (contentType === undefined) continue;
    const brotli = bodies.get(`${path}.br`);
    const gzip = bodies.get(`${path}.gz`);
    files.set(path, {
      contentType,
      isImmutable: path.startsWith('/assets/'),
      hash: createHash('sha256').update(body).digest('base64url'),
      bodies: { identity: body, ...(brotli && { br: brotli }), ...(gzip && { gzip }) }
    });
  }
  if (!files.has('/index.html')) throw new Error(`There is no web build in ${folder}.`);
  return files;
}

function listFiles(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const toPath = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

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

/** True if the client already has the entity (RFC 9110 §13.1.2: weak comparison, `*` is any). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.some((tag) => tag === '*' || tag === etag);
}

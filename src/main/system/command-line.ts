// Files and links named on the command line of this or a second instance.
import { extname, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPathOfLink, linkScheme } from './deep-link.ts';

export type OpenRequest = { readonly files: readonly string[]; readonly path: string | undefined };

const fileExtensions = new Set(['.vprompt', '.vpack']);

/** An absolute path of a prompt file, or undefined for everything else a command line may hold. */
export function findFilePath(argument: string, folder: string): string | undefined {
  if (argument.startsWith('-') || argument.includes('\0')) return undefined;
  const path = argument.startsWith('file:') ? findPathOfFileUrl(argument) : argument;
  if (path === undefined || !fileExtensions.has(extname(path).toLowerCase())) return undefined;
  return isAbsolute(path) ? path : resolve(folder, path);
}

function findPathOfFileUrl(text: string): string | undefined {
  try {
    const url = new URL(text);
    return url.host === '' ? fileURLToPath(url) : undefined;
  } catch {
    return undefined;
  }
}

/** `folder` is the one relative paths were meant in. Of several links the last counts. */
export function readCommandLine(argv: readonly string[], folder: string): OpenRequest {
  const rest = argv.slice(1);
  const files = rest.map((argument) => findFilePath(argument, folder)).filter((file) => file !== undefined);
  const path = rest
    .filter((argument) => argument.toLowerCase().startsWith(`${linkScheme}:`))
    .map(findPathOfLink)
    .findLast((found) => found !== undefined);
  return { files: [...new Set(files)], path };
}

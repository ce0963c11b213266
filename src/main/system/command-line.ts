// Files and links named on the command line of this or a second instance.
import path, { type PlatformPath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkScheme } from '#shared/contract/app-links.ts';
import { findPathOfLink } from './deep-link.ts';

export type OpenRequest = { readonly files: readonly string[]; readonly path: string | undefined };

export const fileExtensions: ReadonlySet<string> = new Set(['.vprompt', '.vpack']);
const mostFiles = 100;
/** Of Linux; other systems allow less. */
const longestPath = 4096;
/** Two letters or more: one is a Windows drive. */
const anyScheme = /^[a-z][a-z\d+.-]+:/i;
/** `\\.\pipe\x` and the like name devices of Windows. */
const devicePath = /^[\\/]{2}[.?][\\/]/;

/**
 * An absolute path of a prompt file, or undefined for everything else a command line may hold. `folder` is the one
 * relative paths were meant in.
 */
export function findFilePath(
  argument: string,
  folder: string,
  system: PlatformPath = path
): string | undefined {
  if (argument.startsWith('-')) return undefined;
  const file = anyScheme.test(argument) ? findPathOfFileUrl(argument, system) : argument;
  if (file === undefined || !isPlainPath(file, system)) return undefined;
  return system.isAbsolute(file) ? file : system.resolve(folder, file);
}

function isPlainPath(file: string, system: PlatformPath): boolean {
  if (file.length > longestPath || /\p{Cc}/u.test(file) || devicePath.test(file)) return false;
  // A colon after the drive names a hidden stream of a file.
  if (system === path.win32 && file.slice(2).includes(':')) return false;
  // `extname` passes over separators at the end, but what they follow is a folder.
  return !/[\\/]$/.test(file) && fileExtensions.has(system.extname(file).toLowerCase());
}

/** Undefined for another machine's files: asking for them would tell it who asks. */
function findPathOfFileUrl(text: string, system: PlatformPath): string | undefined {
  try {
    const url = new URL(text);
    return url.host === '' ? fileURLToPath(url, { windows: system === path.win32 }) : undefined;
  } catch {
    return undefined;
  }
}

const isLink = (argument: string): boolean => argument.toLowerCase().startsWith(`${linkScheme}:`);

/**
 * Of several links the last counts. A start that brings a link opens no files: with a quote in it, a link could pass
 * a path of another machine along, which nobody chose.
 */
export function readCommandLine(
  argv: readonly string[],
  folder: string,
  system: PlatformPath = path
): OpenRequest {
  const rest = argv.slice(1);
  const links = rest.filter(isLink);
  if (links.length > 0) {
    return { files: [], path: links.map(findPathOfLink).findLast((found) => found !== undefined) };
  }
  const files = rest
    .map((argument) => findFilePath(argument, folder, system))
    .filter((file) => file !== undefined);
  return { files: [...new Set(files)].slice(0, mostFiles), path: undefined };
}

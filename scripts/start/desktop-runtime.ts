import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../run-command.ts';

const installTimeoutMs = 120_000;
const retryAfterMs = 60 * 60 * 1000;

export type DesktopRuntime = { readonly executable: string } | { readonly whyNot: string };

/** Electron's executable if this machine can show its window, else the reason why not, without a full stop. */
export async function findDesktopRuntime(root: string): Promise<DesktopRuntime> {
  if (!hasDisplay()) return { whyNot: 'There is no display here' };
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    return { whyNot: 'The desktop window does not run as root' };
  }
  const executable = findExecutable(root) ?? (await fetchExecutable(root));
  return executable === undefined
    ? { whyNot: 'The desktop runtime cannot be downloaded here' }
    : { executable };
}

function hasDisplay(): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

function findExecutable(root: string): string | undefined {
  const pointer = join(root, 'node_modules/electron/path.txt');
  if (!existsSync(pointer)) return undefined;
  const executable = join(root, 'node_modules/electron/dist', readFileSync(pointer, 'utf8').trim());
  return existsSync(executable) ? executable : undefined;
}

/** Asks Electron's own installer; a failure is remembered for an hour, so that the next start does not wait again. */
async function fetchExecutable(root: string): Promise<string | undefined> {
  const failure = join(root, 'dist/.stamps/no-desktop-runtime');
  if (existsSync(failure) && Date.now() - statSync(failure).mtimeMs < retryAfterMs) return undefined;
  console.log('Fetching the desktop runtime…');
  const { code } = await runNode([join(root, 'node_modules/electron/install.js')], {
    timeoutMs: installTimeoutMs
  });
  if (code === 0) {
    rmSync(failure, { force: true });
    return findExecutable(root);
  }
  mkdirSync(join(root, 'dist/.stamps'), { recursive: true });
  writeFileSync(failure, '');
  return undefined;
}

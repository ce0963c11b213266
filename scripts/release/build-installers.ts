import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../run-command.ts';
import type { Source } from './source-state.ts';

type System = { readonly name: string; readonly args: readonly string[] };

/** Installers of one system are built and signed on a machine with that system. */
const systems: Readonly<Record<'linux' | 'darwin' | 'win32', System>> = {
  linux: { name: 'Linux', args: ['--linux', '--x64'] },
  darwin: { name: 'macOS', args: ['--mac', '--x64', '--arm64'] },
  win32: { name: 'Windows', args: ['--win', '--x64'] }
};

export type Built = {
  readonly folder: string;
  /** A sentence for each system whose installers are missing. */
  readonly missing: readonly string[];
};

/** Builds what this machine can. Throws where that is nothing. */
export async function buildInstallers({ root, committedAt }: Source): Promise<Built> {
  const env = { SOURCE_DATE_EPOCH: String(committedAt), NODE_ENV: 'production' };
  const build = await runNode([join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build'], {
    env
  });
  if (build.code !== 0) throw new Error(`The app could not be built:\n${build.output}`);
  const folder = join(root, 'dist/desktop');
  // Installers of an earlier build would be taken for this one's.
  rmSync(folder, { recursive: true, force: true });
  const missing: string[] = [];
  for (const [platform, { name, args }] of Object.entries(systems)) {
    if (platform !== process.platform) {
      missing.push(`${name}: not built, since this machine does not run ${name}.`);
      continue;
    }
    const failure = await packWithBuilder(root, args, env);
    if (failure !== undefined) missing.push(`${name}: not built. electron-builder says: ${failure}`);
  }
  if (missing.length === Object.keys(systems).length) {
    throw new Error([...missing, 'Nothing was built: --from takes installers of other machines.'].join('\n'));
  }
  return { folder, missing };
}

const packTimeoutMs = 30 * 60_000;

/** Undefined when it worked; else the line that says most. */
async function packWithBuilder(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>
): Promise<string | undefined> {
  const runtime = join(root, 'node_modules/electron/dist');
  const { code, output } = await runNode(
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      ...args,
      '--publish',
      'never',
      '--config',
      'electron-builder.config.ts',
      // Without it electron-builder downloads Electron.
      ...(existsSync(runtime) ? [`-c.electronDist=${runtime}`] : [])
    ],
    { env, timeoutMs: packTimeoutMs }
  );
  if (code === 0) return undefined;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /⨯|Error|ENOTFOUND/.test(line)) ?? lines.at(-1) ?? 'nothing').trim();
}

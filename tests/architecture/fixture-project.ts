import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type FixtureProject = {
  readonly run: (script: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
};

/** A folder with this repository's own configuration and the given files, for showing that a rule can fail. */
export function createFixtureProject(
  configuration: readonly string[],
  files: Readonly<Record<string, string>>
): FixtureProject {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-planted-'));
  for (const name of [...configuration, 'package.json']) copyFileSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    run: (script, ...args) => {
      const { stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
        cwd: folder,
        encoding: 'utf8'
      });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true })
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseChannel } from '#shared/domain/release/release-manifest.ts';
import { isBeta, ReleaseVersion } from '#shared/domain/release/release-version.ts';
import { runCommand } from '../run-command.ts';

export type Source = {
  readonly root: string;
  readonly name: string;
  readonly version: string;
  /** Unix seconds of the commit: every time in a release that can be that of the source is this one. */
  readonly committedAt: number;
  readonly notes: readonly string[];
};

/** The version and changes to release from the repository at `root`. Throws a sentence if it is not ready. */
export async function readSource(root: string, channel: ReleaseChannel): Promise<Source> {
  const changes = await git(root, 'status', '--porcelain');
  if (changes !== '') throw new Error(`There are changes that are not committed:\n${changes}`);
  const { name, version } = readPackage(root);
  if (channel === 'stable' && isBeta(version)) {
    throw new Error(`${version} is a beta: release it with --channel beta.`);
  }
  const notes = readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === undefined || notes.length === 0) {
    throw new Error(`CHANGELOG.md has no section "## ${version}" with changes in it.`);
  }
  return { root, name, version, committedAt: Number(await git(root, 'log', '-1', '--format=%ct')), notes };
}

function readPackage(root: string): { readonly name: string; readonly version: string } {
  const read = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  const { name = '', version = '' } = read;
  if (!ReleaseVersion.safeParse(version).success) {
    throw new Error(`The version "${version}" of package.json is not as 1.4.0 or 1.4.0-beta.2.`);
  }
  return { name, version };
}

async function git(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await runCommand('git', ['-C', root, ...args]);
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}

/** The changes of `version`, one a line, or undefined where CHANGELOG.md has no section "## <version>". */
function readChangelog(text: string, version: string): string[] | undefined {
  const section = text.split(/^## /m).find((part) => part.split(/[\s(]/, 1)[0] === version);
  if (section === undefined) return undefined;
  const items = section.split('\n').filter((line) => line.startsWith('- '));
  return items.map((line) => line.slice(2).trim()).filter(Boolean);
}

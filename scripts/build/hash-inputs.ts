import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A digest of the names, sizes and change times of all files below `inputs`, tests left out, and of `settings`.
 * It changes when anything a build reads changes.
 */
export function fingerprint(root: string, inputs: readonly string[], settings: readonly string[]): string {
  const digest = createHash('sha256');
  const files = inputs.flatMap((input) =>
    statSync(join(root, input)).isDirectory() ? globSync(`${input}/**/*`, { cwd: root }) : [input]
  );
  for (const file of files.toSorted()) {
    const stat = statSync(join(root, file));
    if (!stat.isFile() || /\.test\.tsx?$/.test(file)) continue;
    digest.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
  return digest.update(settings.join('\0')).digest('hex');
}

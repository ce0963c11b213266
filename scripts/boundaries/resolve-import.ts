import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

export type Project = {
  /** True for the path of a file, from the root. */
  readonly hasFile: (path: string) => boolean;
  /** package.json's `imports`, e.g. `#shared/*` → `./src/shared/*`. */
  readonly subpaths: Readonly<Record<string, string>>;
  /** Every package that package.json names. */
  readonly packages: ReadonlySet<string>;
};

/** A path from the root, `npm:name`, `node:name` or `global:name`; undefined when there is nothing there. */
export function resolveImport(project: Project, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('global:')) return specifier;
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return findFile(project, posix.join(posix.dirname(from), bare));
  if (bare.startsWith('#')) return resolveSubpath(project, bare);
  if (isBuiltin(bare)) return bare.startsWith('node:') ? bare : `node:${bare}`;
  const name = bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
  return project.packages.has(name) ? `npm:${name}` : undefined;
}

function resolveSubpath(project: Project, specifier: string): string | undefined {
  for (const [pattern, target] of Object.entries(project.subpaths)) {
    const prefix = pattern.replace(/\*$/, '');
    if (specifier.startsWith(prefix)) {
      return findFile(project, posix.normalize(target.replace('*', specifier.slice(prefix.length))));
    }
  }
  return undefined;
}

const findFile = ({ hasFile }: Project, path: string): string | undefined =>
  hasFile(path) ? path : undefined;

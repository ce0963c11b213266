// What the first screen needs, in one file: twenty small ones compress worse and ask more of the network.
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

/** The package names all its icons in one module, and which of them are drawn is seen only later. */
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons/;

/** Puts every module that `entry` imports, directly or through others but not by `import()`, into one chunk. */
export function firstLoad(entry: string): Group {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: 'first load',
    name: (id, context) => {
      needed ??= followImports(resolve(entry), context);
      return needed.has(id) && !icon.test(id) ? 'first' : null;
    }
  };
}

function followImports(entry: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [entry];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    pending.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

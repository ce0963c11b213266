// Few chunks a page: sixty small ones compress worse and are discovered one after the other.
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { chunkEntries, nameSharedChunk, sharedChunks } from './screen-entries.ts';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

/** The package names all its icons in one module, and which of them are drawn is seen only later. */
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons/;

const firstChunk = 'first';

/**
 * One chunk for every module that `entry` imports, directly or through others but not by `import()`; of the others
 * one for what each screen needs alone, and few for what several need.
 */
export function groupChunks(entry: string): Group[] {
  let names: ReadonlyMap<string, string> | undefined;
  const group = (chunk: string, priority: number): Group => ({
    debugName: chunk,
    priority,
    name: (id, context) => {
      names ??= nameModules(resolve(entry), context);
      return names.get(id) === chunk ? chunk : null;
    }
  });
  // A group includes what its modules import, so the groups that more pages need come first.
  const chunks = [...new Set([firstChunk, ...sharedChunks, ...Object.keys(chunkEntries)])];
  return [
    ...chunks.map((chunk, index) => group(chunk, chunks.length - index)),
    { name: 'icons', test: icon, minShareCount: 2, priority: chunks.length - 0.5 }
  ];
}

function nameModules(entry: string, context: Context): ReadonlyMap<string, string> {
  const first = followImports([entry], context);
  const users = new Map<string, string[]>();
  for (const [name, files] of Object.entries(chunkEntries)) {
    for (const id of followImports(files, context)) {
      if (!first.has(id)) users.set(id, [...(users.get(id) ?? []), name]);
    }
  }
  return new Map([
    ...[...first].filter((id) => !icon.test(id)).map((id) => [id, firstChunk] as const),
    ...[...users].map(
      ([id, names]) => [id, names.length === 1 ? (names[0] ?? '') : nameSharedChunk(id, names)] as const
    )
  ]);
}

function followImports(entries: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = entries.map((file) => resolve(file));
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const module = context.getModuleInfo(id);
    if (module === null) throw new Error(`The build has no ${id}`);
    pending.push(...module.importedIds);
  }
  return found;
}

import { posix } from 'node:path';
import { findCycles } from './find-cycles.ts';

/** From a folder to each folder that its files import, with the first such import as `file → file`. */
type FolderGraph = Map<string, Map<string, string>>;

/**
 * One line for every cycle between the folders under `base`. Folders are compared at each level: siblings with
 * everything below them, and a folder's own files with its subfolders. Imports by tests do not count.
 */
export function findFolderCycles(imports: ReadonlyMap<string, readonly string[]>, base: string): string[] {
  return [...buildFolderGraphs(imports, base).values()].flatMap((graph) => {
    const targets = new Map([...graph].map(([folder, found]) => [folder, [...found.keys()]]));
    return findCycles(targets).map((cycle) => {
      const examples = cycle
        .slice(1)
        .map((folder, index) => graph.get(cycle[index] ?? '')?.get(folder) ?? folder);
      return `${cycle.join(' → ')} (${examples.join('; ')})`;
    });
  });
}

/** The pairs of folders under `base` that import each other directly, as `a ↔ b`. */
export function findMutualFolders(imports: ReadonlyMap<string, readonly string[]>, base: string): string[] {
  return [...buildFolderGraphs(imports, base).values()].flatMap((graph) =>
    [...graph].flatMap(([folder, targets]) =>
      [...targets.keys()]
        .filter((target) => folder < target && graph.get(target)?.has(folder) === true)
        .map((target) => `${folder} ↔ ${target}`)
    )
  );
}

/** One graph for every folder that has subfolders; its nodes are the folder's own files and each subfolder. */
function buildFolderGraphs(
  imports: ReadonlyMap<string, readonly string[]>,
  base: string
): Map<string, FolderGraph> {
  const graphs = new Map<string, FolderGraph>();
  for (const [file, targets] of imports) {
    if (!file.startsWith(`${base}/`) || /\.(test|suite)\.tsx?$/.test(file)) continue;
    for (const target of targets) {
      if (!target.startsWith(`${base}/`)) continue;
      const parent = findCommonFolder(file, target);
      const from = findChild(parent, file);
      const to = findChild(parent, target);
      if (from === to) continue;
      const graph = graphs.get(parent) ?? new Map<string, Map<string, string>>();
      graphs.set(parent, graph);
      const found = graph.get(from) ?? new Map<string, string>();
      graph.set(from, found);
      if (!found.has(to)) found.set(to, `${file} → ${target}`);
    }
  }
  return graphs;
}

function findCommonFolder(one: string, other: string): string {
  let folder = posix.dirname(one);
  while (!other.startsWith(`${folder}/`)) folder = posix.dirname(folder);
  return folder;
}

/** The folder directly under `parent` that holds the file; `parent` itself where the file lies in it. */
function findChild(parent: string, file: string): string {
  const [name, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length === 0 ? parent : `${parent}/${name}`;
}

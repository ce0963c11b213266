import { findCycles } from './find-cycles.ts';
import { findFolderCycles } from './find-folder-cycles.ts';
import { type Import, readImports } from './read-imports.ts';
import { type Project, resolveImport } from './resolve-import.ts';
import { folderOrders, type BoundaryRule, boundaryRules } from './boundary-rules.ts';

export type Source = { readonly path: string; readonly text: string };

const testFile = /\.(test|suite)\.tsx?$/;

/** One line for every import that breaks a sentence, leads nowhere or closes a cycle of files or folders. */
export function findViolations(
  sources: readonly Source[],
  project: Project,
  rules: readonly BoundaryRule[] = boundaryRules
): string[] {
  const violations: string[] = [];
  const graph = new Map<string, string[]>();
  for (const { path, text } of sources) {
    const targets: string[] = [];
    graph.set(path, targets);
    for (const found of readImports(path, text)) {
      const target = resolveImport(project, path, found.specifier);
      if (target === undefined) {
        violations.push(`${path}:${found.line} imports ${found.specifier}, which does not exist`);
        continue;
      }
      targets.push(target);
      violations.push(...checkImport(rules, path, found, target));
    }
  }
  const cycles = findCycles(graph).map((cycle) => `a circle of imports: ${cycle.join(' → ')}`);
  const folderCycles = folderOrders.flatMap(({ under, because }) =>
    findFolderCycles(graph, under).map((cycle) => `a cycle of folders: ${cycle}, but ${because}`)
  );
  return [...violations, ...cycles, ...folderCycles];
}

function checkImport(
  rules: readonly BoundaryRule[],
  path: string,
  { line, specifier }: Import,
  target: string
): string[] {
  // A test may bring its tools (vitest, Node, what it is compared with), whatever the layer.
  if (testFile.test(path)) return [];
  return rules
    .filter((rule) => isBroken(rule, path, target))
    .map(({ because }) => `${path}:${line} imports ${specifier}, but ${because}`);
}

function isBroken(rule: BoundaryRule, path: string, target: string): boolean {
  const match = new RegExp(rule.from).exec(path);
  if (match === null) return false;
  if (rule.except !== undefined && new RegExp(rule.except).test(path)) return false;
  const matches = (pattern: string): boolean =>
    new RegExp(pattern.replaceAll('$1', match[1] ?? '')).test(target);
  return 'mayNotImport' in rule ? rule.mayNotImport.some(matches) : !rule.mayImportOnly.some(matches);
}

/** One cycle for every knot of files that import each other, as a closed path: a → b → a. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  function visit(file: string): void {
    const index = path.indexOf(file);
    if (index !== -1) {
      cycles.push([...path.slice(index), file]);
      return;
    }
    if (finished.has(file)) return;
    path.push(file);
    for (const target of imports.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  }

  for (const file of imports.keys()) visit(file);
  return cycles;
}

// `npm run shape`: prints the measures of the code's shape. A folder after it limits them to that folder.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { readImports } from './boundaries/read-imports.ts';
import { resolveImport } from './boundaries/resolve-import.ts';
import { dataFolders } from './shape/find-shape-violations.ts';
import { measureShape } from './shape/measure-shape.ts';

const root = join(import.meta.dirname, '..');
const project = {
  hasFile: (path: string) => existsSync(join(root, path)),
  subpaths: packageFile.imports,
  packages: new Set<string>()
};
const [measured = ''] = process.argv.slice(2);
const files = globSync('{src,server,scripts,bench}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const imports = readImports(path, text).flatMap(
      ({ specifier }) => resolveImport(project, path, specifier) ?? []
    );
    return { path, text, imports };
  });
const shape = measureShape(files, measured);

const rows: readonly (readonly [measure: string, value: string | number])[] = [
  ['source files', shape.files],
  ['lines', shape.lines],
  [`data tables (${dataFolders.join(', ')})`, shape.dataFiles],
  ['median lines', shape.median],
  ['p90 lines', shape.p90],
  ['files over 300 lines', shape.longFiles.length],
  ['folders over 25 files', shape.fullFolders.length],
  ['folders that import each other', shape.mutualFolders.length],
  ['files with one importer', `${Math.round(shape.oneImporterShare * 100)} %`]
];
for (const [measure, value] of rows) console.log(`${String(value).padStart(8)}  ${measure}`);
for (const path of shape.longFiles) console.log(`over 300 lines: ${path}`);
for (const [folder, count] of shape.fullFolders) console.log(`over 25 files: ${folder} (${count})`);
for (const pair of shape.mutualFolders) console.log(`import each other: ${pair}`);

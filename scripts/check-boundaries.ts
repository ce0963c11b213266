// `npm run boundaries`: holds the architecture's sentences against the imports of every file.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { findViolations } from './boundaries/find-violations.ts';

const root = join(import.meta.dirname, '..');
const paths = globSync('{src,server,scripts,bench,tests}/**/*.{ts,tsx}', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/')
);
const { dependencies, devDependencies } = packageFile;

const violations = findViolations(
  paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  {
    hasFile: (path) => existsSync(join(root, path)),
    subpaths: packageFile.imports,
    packages: new Set(Object.keys({ ...dependencies, ...devDependencies }))
  }
);
for (const violation of violations) console.error(violation);
console.log(`${paths.length} files, ${violations.length} broken boundaries`);
process.exitCode = violations.length > 0 ? 1 : 0;

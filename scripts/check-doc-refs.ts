// `npm run docs:check`: fails when a document names a file or folder that is not there.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDeadReferences } from './docs/find-dead-references.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root });
const dead = documents.flatMap((document) =>
  findDeadReferences(document, readFileSync(join(root, document), 'utf8'), (path) =>
    existsSync(join(root, path))
  )
);
for (const reference of dead) console.error(reference);
console.log(`${documents.length} documents, ${dead.length} dead references`);
process.exitCode = dead.length > 0 ? 1 : 0;

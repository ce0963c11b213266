// `npm run docs:check`: fails when a document names a file or folder that is not there, or the glossary a name.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDeadNames, findDeadReferences, listWords } from './docs/find-dead-references.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root });
const sources = globSync(['{src,server,scripts,bench,tests}/**/*.{ts,tsx}'], { cwd: root });
const words = new Set(sources.flatMap((file) => listWords(read(file))));
const dead = [
  ...documents.flatMap((document) =>
    findDeadReferences(document, read(document), (path) => existsSync(join(root, path)))
  ),
  ...findDeadNames('docs/glossary.md', read('docs/glossary.md'), words)
];
for (const reference of dead) console.error(reference);
console.log(`${documents.length} documents, ${dead.length} dead references`);
process.exitCode = dead.length > 0 ? 1 : 0;

// Part of `npm run verify`: file names and sizes, full folders, unlisted features, barrels, reminders left behind, retired words.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  featureList,
  findFullFolders,
  findShapeViolations,
  findUnlistedFeatures,
  maxFilesPerFolder,
  maxMedianLines,
  medianLines
} from './shape/find-shape-violations.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{src,server,scripts,bench,tests}/**/*.{ts,tsx,css}', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8')
}));
const median = medianLines(files);
const problems = files.flatMap(findShapeViolations);
if (median > maxMedianLines)
  problems.push(`Half of the files have ${median} lines or more, ${maxMedianLines} at most`);
for (const [folder, count] of findFullFolders(files))
  problems.push(`${folder} has ${count} files, ${maxFilesPerFolder} at most`);
for (const name of findUnlistedFeatures(files))
  problems.push(`The feature ${name} has no feature.ts in ${featureList}`);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${median} lines in the middle, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

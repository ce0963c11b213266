// Faults that the linter does not know: names, barrels, reminders left behind, retired words, full folders.
import { basename, posix } from 'node:path';
import { retiredWords } from './retired-words.ts';

export type ShapedFile = { readonly path: string; readonly text: string };

const forbiddenNames = /^(utils?|helpers?|types|constants|common|misc|manager)\.tsx?$/;
const realBorders = ['server/index.ts', 'src/main/index.ts', 'src/preload/index.ts'];
const reminder = /\b(T[O]DO|FIX[M]E|HAC[K])\b/;
export const maxLines = 300;
/** A declarative sentence opens with its subject. */
const questionOpening = /^\s*\/(?:\/|\*\*?) (?:What|Who|Whose|Whom|Where|Whether)\b/;
/** Tables of data are as long as what they list. */
export const dataFolders = [
  'src/shared/domain/craft/template/catalog/',
  'src/shared/domain/craft/model/catalog/',
  'src/renderer/src/messages/'
];
/** Data, and the list itself: what people read or paste may use any word. */
const exemptFromWords =
  /^src\/renderer\/src\/(?:messages|screens\/pages)\/|\/catalog\/|\/pasted-prompts\/|^scripts\/shape\//;
export const maxMedianLines = 80;
export const maxFilesPerFolder = 25;
const testFile = /(\.(test|suite|spec)\.tsx?$|^tests\/)/;

export const isTest = (path: string): boolean => testFile.test(path);
export const isDataTable = (path: string): boolean => dataFolders.some((folder) => path.startsWith(folder));

/** One line for each thing that is wrong with one file. */
export function findShapeViolations({ path, text }: ShapedFile): string[] {
  const lines = text.split('\n');
  const problems: string[] = [];
  const name = basename(path);
  if (forbiddenNames.test(name)) problems.push(`${path} has a name that says nothing about what it holds`);
  if (name === 'index.ts' && !realBorders.includes(path)) problems.push(`${path} is a barrel`);
  if (lines.length > maxLines + 1 && !isDataTable(path)) {
    problems.push(`${path} has ${lines.length - 1} lines, ${maxLines} at most`);
  }
  lines.forEach((line, index) => {
    const location = `${path}:${index + 1}`;
    if (reminder.test(line)) problems.push(`${location} leaves something for later`);
    if (questionOpening.test(line)) problems.push(`${location} opens a comment like a question`);
    if (exemptFromWords.test(path)) return;
    for (const { pattern, use } of retiredWords) {
      const [found] = pattern.exec(line) ?? [];
      if (found !== undefined) problems.push(`${location} says "${found}"; say ${use}`);
    }
  });
  return problems;
}

/** Folders with more than 25 files directly in them, tests and data tables not counted; the fullest first. */
export function findFullFolders(
  files: readonly Pick<ShapedFile, 'path'>[]
): [folder: string, files: number][] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (isTest(path) || isDataTable(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > maxFilesPerFolder).toSorted(([, a], [, b]) => b - a);
}

const featureFolder = /^src\/renderer\/src\/features\/([^/]+)\//;
export const featureList = 'src/renderer/src/app/features.ts';

/** Feature folders whose feature.ts is missing or not imported by the app's feature list. */
export function findUnlistedFeatures(files: readonly ShapedFile[]): string[] {
  const list = files.find(({ path }) => path === featureList)?.text ?? '';
  const names = new Set(files.flatMap(({ path }) => featureFolder.exec(path)?.[1] ?? []));
  return [...names].filter((name) => {
    const hasObject = files.some(({ path }) => path === `src/renderer/src/features/${name}/feature.ts`);
    return !hasObject || !list.includes(`'#renderer/features/${name}/feature.ts'`);
  });
}

/** The middle of the files' lengths in lines; 0 without files. */
export function medianLines(files: readonly ShapedFile[]): number {
  const lengths = files.map(({ text }) => text.split('\n').length - 1).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

// The measures of the code's shape that `npm run shape` prints. Tests do not count.
import { findMutualFolders } from '../boundaries/find-folder-cycles.ts';
import { findFullFolders, isDataTable, isTest, maxLines, type ShapedFile } from './find-shape-violations.ts';

export type SourceFile = ShapedFile & {
  /** Paths from the root of the files that it imports. */
  readonly imports: readonly string[];
};

export type Shape = {
  readonly files: number;
  readonly lines: number;
  readonly dataFiles: number;
  /** Of the lengths in lines, data tables excluded. */
  readonly median: number;
  readonly p90: number;
  readonly longFiles: readonly string[];
  /** With the number of source files directly in each. */
  readonly fullFolders: readonly (readonly [folder: string, files: number])[];
  readonly mutualFolders: readonly string[];
  /** Of all source files but data tables: the part that exactly one other source file imports. */
  readonly oneImporterShare: number;
};

const layers = ['src/shared', 'server', 'src/main', 'src/renderer/src'];

const countLines = ({ text }: ShapedFile): number => text.split('\n').length - 1;

/** Measures the files in `folder`; importers count wherever they are. */
export function measureShape(all: readonly SourceFile[], folder = ''): Shape {
  const product = all.filter(({ path }) => !isTest(path));
  const sources = product.filter(({ path }) => path.startsWith(folder));
  const code = sources.filter(({ path }) => !isDataTable(path));
  const lengths = code.map(countLines).toSorted((a, b) => a - b);
  const imports = new Map(sources.map((file) => [file.path, file.imports]));
  const importers = countImporters(product);
  const imported = code.filter(({ path }) => importers.get(path) === 1);
  return {
    files: sources.length,
    lines: sources.reduce((sum, file) => sum + countLines(file), 0),
    dataFiles: sources.length - code.length,
    median: atPart(lengths, 0.5),
    p90: atPart(lengths, 0.9),
    longFiles: code.filter((file) => countLines(file) > maxLines).map(({ path }) => path),
    fullFolders: findFullFolders(code),
    mutualFolders: layers.flatMap((layer) => findMutualFolders(imports, layer)),
    oneImporterShare: code.length === 0 ? 0 : imported.length / code.length
  };
}

const atPart = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;

function countImporters(files: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const target of files.flatMap(({ imports }) => [...new Set(imports)])) {
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

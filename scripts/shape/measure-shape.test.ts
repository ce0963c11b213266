import { expect, test } from 'vitest';
import { measureShape, type SourceFile } from './measure-shape.ts';

const file = (path: string, lines: number, ...imports: readonly string[]): SourceFile => ({
  path,
  text: 'x\n'.repeat(lines),
  imports
});

test('measures the length of source files without tests and data tables', () => {
  const shape = measureShape([
    file('src/main/a.ts', 10),
    file('src/main/b.ts', 301),
    file('src/main/c.ts', 20),
    file('src/main/c.test.ts', 999),
    file('tests/support/d.ts', 999),
    file('src/shared/domain/craft/template/catalog/food.ts', 999)
  ]);
  expect(shape).toMatchObject({ files: 4, lines: 1330, dataFiles: 1, median: 20, p90: 301 });
  expect(shape.longFiles).toEqual(['src/main/b.ts']);
});

test('counts a file as read in one place when exactly one source file imports it', () => {
  const { oneImporterShare } = measureShape([
    file('src/main/a.ts', 1, 'src/main/b.ts', 'src/main/c.ts', 'src/main/c.ts'),
    file('src/main/b.ts', 1, 'src/main/d.ts'),
    file('src/main/c.ts', 1, 'src/main/d.ts'),
    file('src/main/d.ts', 1),
    file('src/main/d.test.ts', 1, 'src/main/b.ts')
  ]);
  expect(oneImporterShare).toBe(0.5);
});

test('names the folders that hold more than 25 files, and those that import each other', () => {
  const many = Array.from({ length: 26 }, (_, index) => file(`server/jobs/job-${index}.ts`, 1));
  const shape = measureShape([
    ...many,
    file('server/mail/a.ts', 1, 'server/db/a.ts'),
    file('server/db/a.ts', 1, 'server/mail/b.ts'),
    file('server/mail/b.ts', 1)
  ]);
  expect(shape.fullFolders).toEqual([['server/jobs', 26]]);
  expect(shape.mutualFolders).toEqual(['server/db ↔ server/mail']);
});

test('measures one folder, with importers from anywhere', () => {
  const files = [file('src/main/a.ts', 1, 'server/b.ts'), file('server/b.ts', 5), file('server/c.ts', 7)];
  expect(measureShape(files, 'server/')).toMatchObject({ files: 2, lines: 12, oneImporterShare: 0.5 });
});

test('measures nothing where there is nothing', () => {
  expect(measureShape([])).toMatchObject({ files: 0, median: 0, p90: 0, oneImporterShare: 0 });
});

import { expect, test } from 'vitest';
import { findMutualFolders } from './find-folder-cycles.ts';
import { findViolations } from './find-violations.ts';

const base = 'src/shared/domain/craft/';

/** The report of the check on these files, each with the one file that it imports. */
function checkImports(imports: Readonly<Record<string, string>>): string[] {
  const files = new Set(Object.entries(imports).flat());
  const sources = Object.entries(imports).map(([path, target]) => ({
    path,
    text: `import '#root/${target}';`
  }));
  const subpaths = { '#root/*': './*' };
  return findViolations(sources, { hasFile: (path) => files.has(path), subpaths, packages: new Set() }, []);
}

/** The same for files of craft. */
const checkImport = (imports: Readonly<Record<string, string>>): string[] =>
  checkImports(Object.fromEntries(Object.entries(imports).map((names) => names.map((name) => base + name))));

test.each([
  ['siblings', { 'fit/a.ts': 'plan/b.ts', 'plan/b.ts': 'fit/c.ts' }],
  ['siblings at a lower level', { 'fit/x/a.ts': 'fit/y/b.ts', 'fit/y/b.ts': 'fit/x/c.ts' }],
  ['a folder and its subfolder', { 'fit/a.ts': 'fit/rules/b.ts', 'fit/rules/b.ts': 'fit/c.ts' }],
  ['three folders', { 'fit/a.ts': 'plan/b.ts', 'plan/b.ts': 'matrix/c.ts', 'matrix/c.ts': 'fit/d.ts' }]
])('refuses a cycle between %s', (_, imports: Readonly<Record<string, string>>) => {
  const violations = checkImport(imports);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toMatch(/^a cycle of folders: .*, but folders of shared depend on each other in one/);
  for (const [path, target] of Object.entries(imports)) {
    expect(violations[0]).toContain(`${base}${path} → ${base}${target}`);
  }
});

test.each([
  ['one direction', { 'fit/a.ts': 'plan/b.ts', 'plan/b.ts': 'matrix/c.ts', 'fit/c.ts': 'matrix/c.ts' }],
  ['a test that imports the other way', { 'fit/a.test.ts': 'plan/b.ts', 'plan/b.ts': 'fit/c.ts' }],
  ['files of one folder', { 'fit/a.ts': 'fit/b.ts', 'fit/c.ts': 'fit/a.ts' }]
])('allows %s', (_, imports: Readonly<Record<string, string>>) => {
  expect(checkImport(imports)).toEqual([]);
});

test.each([
  [
    'shared',
    {
      'src/shared/contract/platform.ts': 'src/shared/contract/cloud/account.ts',
      'src/shared/contract/cloud/account.ts': 'src/shared/contract/procedure.ts'
    }
  ],
  ['the server', { 'server/db/a.ts': 'server/jobs/b.ts', 'server/jobs/b.ts': 'server/db/c.ts' }],
  [
    'main',
    { 'src/main/windows/a.ts': 'src/main/system/b.ts', 'src/main/system/b.ts': 'src/main/windows/c.ts' }
  ],
  [
    'the renderer',
    {
      'src/renderer/src/features/plan/feature.ts': 'src/renderer/src/features/plan/store/a.ts',
      'src/renderer/src/features/plan/store/a.ts': 'src/renderer/src/features/plan/b.ts'
    }
  ]
])('refuses a cycle of folders of %s', (layer, imports: Readonly<Record<string, string>>) => {
  const [violation, ...others] = checkImports(imports);
  expect(others).toEqual([]);
  expect(violation).toMatch(/^a cycle of folders: /);
  expect(violation).toContain(`folders of ${layer} depend on each other in one direction only`);
});

test('lists folders that import each other as pairs, at every level', () => {
  const imports = new Map([
    ['server/db/a.ts', ['server/jobs/a.ts']],
    ['server/jobs/b.ts', ['server/db/b.ts', 'server/mail/a.ts']],
    ['server/db/schema/a.ts', ['server/db/c.ts']],
    ['server/db/d.ts', ['server/db/schema/b.ts']]
  ]);
  expect(findMutualFolders(imports, 'server')).toEqual([
    'server/db ↔ server/jobs',
    'server/db ↔ server/db/schema'
  ]);
});

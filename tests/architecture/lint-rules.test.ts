import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createFixtureProject } from './fixture-project.ts';

const domain = (name: string): string => `src/shared/domain/${name}.ts`;
const statements = (count: number): string =>
  Array.from({ length: count }, (_, n) => `  use(${n});\n`).join('');
const use = 'declare function use(n: number): void;\n';

/** Each file breaks the one rule that it is planted for. */
const planted: readonly (readonly [path: string, text: string, rule: string])[] = [
  [domain('now'), 'export const now = (): number => Date.now();\n', 'no-restricted-globals'],
  [domain('date'), 'export const today = (): unknown => new Date();\n', 'no-restricted-globals'],
  [domain('id'), 'export const id = (): string => crypto.randomUUID();\n', 'no-restricted-globals'],
  [domain('timer'), 'export const wait = (): unknown => setTimeout(() => {}, 1);\n', 'no-restricted-globals'],
  [domain('dice'), 'export const roll = (): number => Math.random();\n', 'no-restricted-properties'],
  [
    'src/shared/kit/read.ts',
    "import { join } from 'node:path';\nexport const path = join('a');\n",
    'no-restricted-imports'
  ],
  [
    'src/renderer/src/bridge.ts',
    "import { app } from 'electron';\nexport const name = app;\n",
    'no-restricted-imports'
  ],
  ['server/shell.ts', "import { app } from 'electron';\nexport const name = app;\n", 'no-restricted-imports'],
  ['src/main/any.ts', 'export const anything = (value: any): unknown => value;\n', 'no-explicit-any'],
  ['src/main/BadName.ts', 'export const name = 1;\n', 'filename-case'],
  ['src/main/default.ts', 'export default 1;\n', 'no-default-export'],
  ['src/main/long-file.ts', `export const list = [\n${'  1,\n'.repeat(300)}];\n`, 'max-lines'],
  [
    'src/main/long-function.ts',
    `${use}export function run(): void {\n${statements(61)}}\n`,
    'max-lines-per-function'
  ],
  [
    'src/main/floating.ts',
    'const save = async (): Promise<void> => {};\nexport function run(): void {\n  save();\n}\n',
    'no-floating-promises'
  ],
  [
    'src/main/assertion.ts',
    'export const box = { size: 1 } as { size: number; name: string };\n',
    'consistent-type-assertions'
  ],
  ['src/main/ignore.ts', "// @ts-ignore\nexport const size: number = 'big';\n", 'ban-ts-comment'],
  [
    'src/renderer/src/hook.tsx',
    "import { useState } from 'react';\nexport function Field({ on }: { readonly on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
    'rules-of-hooks'
  ],
  ['src/renderer/src/picture.tsx', 'export const Picture = () => <img src="a.png" />;\n', 'alt-text']
];

const Report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() }))
});

const project = createFixtureProject(
  ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.main.json'],
  Object.fromEntries(planted.map(([path, text]) => [path, text]))
);
afterAll(() => project.remove());

describe('the linter', () => {
  const report = Report.parse(
    JSON.parse(project.run('node_modules/oxlint/bin/oxlint', '--format', 'json', 'src', 'server'))
  );

  test.each(planted)('finds what is wrong with %s', (path, _text, rule) => {
    const codes = report.diagnostics
      .filter(({ filename }) => filename.endsWith(path))
      .map(({ code }) => code ?? '');
    expect(codes.join(' ')).toContain(`(${rule})`);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { createFixtureProject } from './fixture-project.ts';

const layers = ['shared', 'main', 'preload', 'renderer', 'server'];
const project = createFixtureProject(
  ['tsconfig.base.json', ...layers.map((layer) => `tsconfig.${layer}.json`)],
  {
    'src/shared/window.ts': 'export const width = window.innerWidth;\n',
    'src/shared/process.ts': 'export const path = process.env;\n',
    'src/shared/node.ts': "import { join } from 'node:path';\nexport const path = join('a', 'b');\n",
    'src/main/secret.ts': 'export type Secret = string;\n',
    'src/preload/fine.ts': 'export const fine = 1;\n',
    'src/renderer/src/type.ts':
      "import type { Secret } from '#main/secret.ts';\nexport const secret: Secret = '';\n",
    'src/renderer/src/node.ts': "import { join } from 'node:path';\nexport const path = join('a', 'b');\n",
    'server/window.ts': 'export const width = window.innerWidth;\n'
  }
);
afterAll(() => project.remove());

const compile = (layer: string): string =>
  project.run('node_modules/typescript/bin/tsc', '-b', `tsconfig.${layer}.json`);

describe('the compiler', () => {
  test('knows neither a page nor a process nor Node in what is shared', () => {
    const errors = compile('shared');
    expect(errors).toMatch(/window\.ts\(1,\d+\): error TS2304/);
    expect(errors).toMatch(/process\.ts\(1,\d+\): error TS2(304|580|591)/);
    expect(errors).toMatch(/node\.ts\(1,\d+\): error TS2(307|591)/);
  });

  test('refuses main to the renderer, also when only a type is wanted', () => {
    const errors = compile('renderer');
    expect(errors).toMatch(/type\.ts\(1,\d+\): error TS6307|secret\.ts.* is not listed within the file list/);
    expect(errors).toMatch(/node\.ts\(1,\d+\): error TS2(307|591)/);
  });

  test('knows no page on the server', () => {
    expect(compile('server')).toMatch(/window\.ts\(1,\d+\): error TS2(304|584)/);
  });

  test('accepts what is right', () => {
    expect(compile('preload')).not.toContain('src/preload');
  });
});

import { describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { boundaryRules } from './boundary-rules.ts';

const subpaths = {
  '#shared/*': './src/shared/*',
  '#main/*': './src/main/*',
  '#renderer/*': './src/renderer/src/*',
  '#server/*': './server/*'
};
const packages = new Set([
  '@hono/node-server',
  'better-sqlite3',
  'electron',
  'hono',
  'jsonc-parser',
  'nodemailer',
  'pg',
  'react',
  'react-router-dom',
  'zod'
]);

/** The findings about one file; `others` are there to be imported. */
function checkImport(
  path: string,
  text: string,
  others: Readonly<Record<string, string>> = {},
  rules = boundaryRules
): string[] {
  const files = new Map([...Object.entries(others), [path, text]]);
  const sources = [...files].map(([name, source]) => ({ path: name, text: source }));
  return findViolations(sources, { hasFile: (name) => files.has(name), subpaths, packages }, rules);
}

const planted: readonly (readonly [path: string, text: string, target: string, because: string])[] = [
  [
    'src/renderer/src/features/builder/a.ts',
    "import texts from '#renderer/messages/en/library.json'",
    'src/renderer/src/messages/en/library.json',
    'a feature says its own texts'
  ],
  [
    'src/renderer/src/features/library/a.ts',
    "import texts from '#renderer/messages/en/admin-overview.json'",
    'src/renderer/src/messages/en/admin-overview.json',
    'a feature says its own texts'
  ],
  [
    'src/renderer/src/features/administration/a.ts',
    "import texts from '#renderer/messages/en/library.json'",
    'src/renderer/src/messages/en/library.json',
    'a feature says its own texts'
  ],
  [
    'src/renderer/src/ui/a.ts',
    "import texts from '#renderer/messages/en/library.json'",
    'src/renderer/src/messages/en/library.json',
    'ui and lib know no word of the product'
  ],
  [
    'src/shared/kit/a.ts',
    "import type { P } from '#shared/domain/p.ts'",
    'src/shared/domain/p.ts',
    'the kit stands on nothing'
  ],
  ['src/shared/domain/a.ts', "import 'react'", '', 'the domain is pure'],
  ['src/shared/domain/a.ts', "import { readFile } from 'node:fs'", '', 'the domain is pure'],
  [
    'src/shared/domain/a.ts',
    "import type { C } from '../contract/c.ts'",
    'src/shared/contract/c.ts',
    'the domain is pure'
  ],
  [
    'src/shared/domain/craft/prompt/a.ts',
    "import type { L } from '../../market/l.ts'",
    'src/shared/domain/market/l.ts',
    'craft, people and release import no other area'
  ],
  [
    'src/shared/domain/people/a.ts',
    "import type { P } from '../craft/prompt/p.ts'",
    'src/shared/domain/craft/prompt/p.ts',
    'craft, people and release import no other area'
  ],
  [
    'src/shared/domain/release/a.ts',
    "import type { P } from '../craft/prompt/p.ts'",
    'src/shared/domain/craft/prompt/p.ts',
    'craft, people and release import no other area'
  ],
  [
    'src/shared/domain/market/a.ts',
    "import type { O } from '#shared/domain/trade/o.ts'",
    'src/shared/domain/trade/o.ts',
    'market imports craft and people only'
  ],
  [
    'src/shared/domain/trade/a.ts',
    "import type { N } from '../activity/n.ts'",
    'src/shared/domain/activity/n.ts',
    'trade imports craft, people and market only'
  ],
  [
    'src/shared/domain/activity/a.ts',
    "import type { R } from '../sync/row.ts'",
    'src/shared/domain/sync/row.ts',
    'nothing in the domain knows of sync'
  ],
  ['src/shared/contract/a.ts', "import type { App } from 'electron'", '', 'a contract knows the domain'],
  [
    'src/main/a.ts',
    "import '#renderer/app/app.ts'",
    'src/renderer/src/app/app.ts',
    'main, preload, renderer'
  ],
  ['src/preload/a.ts', "import 'zod'", '', 'the preload only turns the contract'],
  [
    'src/renderer/src/app/a.ts',
    "import type { M } from '#main/m.ts'",
    'src/main/m.ts',
    'main, preload, renderer'
  ],
  ['src/renderer/src/app/a.ts', "import 'path'", '', 'main, preload, renderer'],
  ['server/a.ts', "export * from '#main/m.ts'", 'src/main/m.ts', 'main, preload, renderer'],
  [
    'src/renderer/src/ui/a.tsx',
    "import { builder } from '../features/builder/b.ts'",
    'src/renderer/src/features/builder/b.ts',
    'ui and lib know no feature'
  ],
  [
    'src/renderer/src/lib/a.ts',
    "import type { D } from '#shared/contract/device.ts'",
    'src/shared/contract/device.ts',
    'ui and lib know no feature'
  ],
  [
    'src/renderer/src/features/builder/a.ts',
    "const b = import('../library/b.ts')",
    'src/renderer/src/features/library/b.ts',
    'features are strangers'
  ],
  [
    'src/renderer/src/features/built-tomorrow/a.ts',
    "import '#renderer/features/builder/b.ts'",
    'src/renderer/src/features/builder/b.ts',
    'features are strangers'
  ],
  [
    'src/renderer/src/feature-api/a.ts',
    "import type { B } from '../features/builder/b.ts'",
    'src/renderer/src/features/builder/b.ts',
    'what features share with the app knows none of them'
  ],
  [
    'src/renderer/src/features/builder/a.ts',
    "import '../../screens/home.tsx'",
    'src/renderer/src/screens/home.tsx',
    'features are below screens'
  ],
  [
    'src/renderer/src/screens/a.tsx',
    "import '../app/routes.tsx'",
    'src/renderer/src/app/routes.tsx',
    'screens are below app'
  ],
  [
    'src/renderer/src/platform/a.ts',
    "import '../ui/buttons/button.tsx'",
    'src/renderer/src/ui/buttons/button.tsx',
    'a platform shows nothing'
  ],
  [
    'src/renderer/src/app/a.ts',
    'const bridge = window.desktop;',
    '',
    'window.desktop is handed to the platform'
  ],
  [
    'src/renderer/src/app/a.ts',
    "const bridge = globalThis['desktop'];",
    '',
    'window.desktop is handed to the platform'
  ],
  [
    'src/renderer/src/app/a.ts',
    "import type { App } from 'electron'",
    '',
    'Electron lives in main and preload'
  ],
  ['server/a.ts', "import electron from 'electron'", '', 'Electron lives in main and preload'],
  ['src/main/ipc/a.ts', "import Database from 'better-sqlite3'", '', 'SQLite lives in src/main/storage'],
  ['src/main/ipc/a.ts', "const Database = require('better-sqlite3')", '', 'SQLite lives in src/main/storage'],
  [
    'src/renderer/src/app/a.ts',
    "type Row = import('better-sqlite3').Row",
    '',
    'SQLite lives in src/main/storage'
  ],
  [
    'src/renderer/src/app/a.tsx',
    "import { Link } from 'react-router-dom'",
    '',
    'the router is reached through'
  ],
  ['src/main/a.ts', "import { Hono } from 'hono/tiny'", '', 'Hono lives in the server'],
  [
    'server/routes/a.ts',
    "import '../db/client.ts'",
    'server/db/client.ts',
    'routes do not touch the database'
  ],
  ['server/routes/a.ts', "import pg from 'pg'", '', 'routes do not touch the database'],
  [
    'server/services/listing/a.ts',
    "import '../../db/schema/sealed.ts'",
    'server/db/schema/sealed.ts',
    'sealed text is read and written by one service alone'
  ],
  [
    'server/services/account/a.ts',
    "import { createTransport } from 'nodemailer'",
    '',
    'jobs, limits, logs, mails and media are reached through the context'
  ],
  ['src/main/a.ts', "import '../../scripts/s.ts'", 'scripts/s.ts', 'the product knows neither its tools'],
  ['scripts/a.ts', "import '#main/m.ts'", 'src/main/m.ts', 'a tool knows shared']
];

describe('the sentences', () => {
  test.each(planted)('refuse in %s: %s', (path, text, target, because) => {
    const violations = checkImport(path, text, target === '' ? {} : { [target]: '' });
    expect(violations).toEqual(expect.arrayContaining([expect.stringContaining(`but ${because}`)]));
    expect(violations[0]).toContain(`${path}:1`);
  });

  test('are each seen to fail on a planted file', () => {
    const neverBroken = boundaryRules.filter(
      (rule) =>
        !planted.some(
          ([path, text, target]) =>
            checkImport(path, text, target === '' ? {} : { [target]: '' }, [rule]).length
        )
    );
    expect(neverBroken).toEqual([]);
  });

  test.each([
    [
      'src/shared/domain/a.ts',
      "import * as z from 'zod'; import { visit } from 'jsonc-parser'; import '../kit/k.ts'",
      { 'src/shared/kit/k.ts': '' }
    ],
    ['src/main/storage/a.ts', "import Database from 'better-sqlite3'", {}],
    ['src/renderer/src/lib/router.ts', "export { Link } from 'react-router-dom'", {}],
    ['src/renderer/src/platform/desktop.ts', 'const bridge = window.desktop;', {}],
    ['src/renderer/src/app/a.ts', 'const shell = platform.desktop;', {}],
    [
      'src/renderer/src/features/builder/a.ts',
      "import './b.ts'",
      { 'src/renderer/src/features/builder/b.ts': '' }
    ],
    ['src/shared/domain/a.test.ts', "import { readFileSync } from 'node:fs'", {}]
  ])('allow in %s: %s', (path, text, others) => {
    expect(checkImport(path, text, others)).toEqual([]);
  });
});

describe('every import', () => {
  test.each([
    ["import './gone.ts'", './gone.ts'],
    ["import type { G } from '#shared/gone.ts'", '#shared/gone.ts'],
    ["import 'left-pad'", 'left-pad']
  ])('leads somewhere, unlike %s', (text, specifier) => {
    expect(checkImport('src/main/a.ts', `\n${text}`)).toEqual([
      `src/main/a.ts:2 imports ${specifier}, which does not exist`
    ]);
  });

  test('goes one way: a circle is named, also when only types close it', () => {
    const violations = checkImport('src/main/a.ts', "import './b.ts'", {
      'src/main/b.ts': "export { c } from './c.ts'",
      'src/main/c.ts': "import type { A } from './a.ts'"
    });
    expect(violations).toEqual([
      'a circle of imports: src/main/b.ts → src/main/c.ts → src/main/a.ts → src/main/b.ts'
    ]);
  });

  test('is read, or the check stops: a file that cannot be parsed is no good news', () => {
    expect(() => checkImport('src/main/a.ts', 'import from from from')).toThrow(
      'src/main/a.ts cannot be read'
    );
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { collectNotices } from './collect-notices.ts';

const root = join(import.meta.dirname, '../../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe('the notices of this version', () => {
  const { packages, texts } = collectNotices(root);
  const textOf = (wanted: string): string =>
    texts[packages.find(({ name }) => name === wanted)?.text ?? -1] ?? '';

  test('name every production dependency', () => {
    const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
    const locked = readJson('package-lock.json') as { packages: Record<string, Record<string, unknown>> };
    // npm's own marks: what is left belongs to production and is installed everywhere.
    const production = Object.entries(locked.packages)
      .filter(([folder, { dev, devOptional, optional, peer }]) =>
        [folder === '', dev, devOptional, optional, peer].every((mark) => mark !== true)
      )
      .map(([folder, { version }]) => `${folder.split('node_modules/').at(-1)} ${String(version)}`);
    const listed = new Set(packages.map(({ name, version }) => `${name} ${version}`));
    expect(production.length).toBeGreaterThan(Object.keys(dependencies).length);
    expect(production.filter((one) => !listed.has(one))).toEqual([]);
    const names = new Set(packages.map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  });

  test('name what development dependencies leave in a build, and nothing else of them', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['electron', 'tailwindcss', 'workbox-core', 'workbox-routing'])
    );
    expect(names).not.toContain('vitest');
  });

  test('hold the license of each, the fonts’ included', () => {
    expect(packages.filter(({ license }) => license === '')).toEqual([]);
    expect(textOf('react')).toContain('MIT License');
    for (const font of ['inter', 'jetbrains-mono']) {
      expect(textOf(`@fontsource-variable/${font}`)).toContain('SIL OPEN FONT LICENSE');
    }
    const without = packages.filter(({ text }) => text === null).map(({ name }) => name);
    expect(without.filter((name) => !name.startsWith('@img/sharp-libvips-'))).toEqual([]);
  });
});

describe('a package', () => {
  function collect(files: Readonly<Record<string, string>>) {
    const folder = createTempFolder();
    const lockfile = {
      packages: {
        '': { dependencies: { planted: '1.0.0' } },
        'node_modules/planted': { version: '1.0.0', license: 'MIT' }
      }
    };
    const all = {
      'package-lock.json': JSON.stringify(lockfile),
      'node_modules/planted/index.js': '',
      ...files
    };
    for (const [name, content] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return collectNotices(folder);
  }

  test('without a license text fails the build by its name', () => {
    expect(() => collect({})).toThrow(/No license text in planted/);
    expect(() => collect({ 'node_modules/planted/README.md': '## License\n\nMIT' })).toThrow(/planted/);
  });

  test('may have its license text in the README', () => {
    const text = 'Permission is hereby granted. '.repeat(20).trim();
    const { texts } = collect({
      'node_modules/planted/README.md': `# Planted\n\nLicense\n-------\n\n${text}\n`
    });
    expect(texts).toEqual([text]);
  });
});

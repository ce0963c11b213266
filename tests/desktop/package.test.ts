import { readFileSync } from 'node:fs';
import { extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { packDeb, packDesktop, type PackedDeb } from '#tests/support/pack-desktop.ts';
import configuration from '../../electron-builder.config.ts';
import { makeTempFolder, removeFolder, createTempFolder } from '#tests/support/temp-folder.ts';

// The package is built for the system it is built on; this one checks Linux.
if (process.platform === 'linux') {
  describe('the packed desktop app', () => {
    let packed: PackedDeb;
    let files: string[];
    const folder = makeTempFolder();

    beforeAll(async () => {
      packed = await packDeb(folder);
      files = listPackage(packed.asar, { isPack: false });
    });

    afterAll(() => removeFolder(folder));

    test('holds the build, its description and the native module, and nothing else', () => {
      const allowed = [
        /^\/(out|out\/(main|preload|renderer))$/,
        /^\/out\/main\/[\w-]+\.js$/,
        /^\/out\/main\/dictionaries(\/(en|es)\.(aff|dic))?$/,
        /^\/out\/preload\/index\.cjs$/,
        /^\/out\/renderer\/[\w./-]+$/,
        /^\/package\.json$/,
        /^\/node_modules(\/better-sqlite3(\/(lib|lib\/methods|prebuilds|LICENSE|package\.json))?)?$/,
        /^\/node_modules\/better-sqlite3\/lib\/(methods\/)?[\w-]+\.js$/,
        /^\/node_modules\/better-sqlite3\/prebuilds\/linux-x64\.node$/
      ];
      expect(files.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([]);
      expect(files).toEqual(
        expect.arrayContaining([
          '/out/main/index.js',
          '/out/main/spelling-worker.js',
          ...['en.aff', 'en.dic', 'es.aff', 'es.dic'].map((file) => `/out/main/dictionaries/${file}`),
          '/out/preload/index.cjs',
          '/out/renderer/desktop.html',
          '/out/renderer/third-party-notices.json',
          '/node_modules/better-sqlite3/prebuilds/linux-x64.node'
        ])
      );
    });

    test('holds no sources, no source maps and no other platform’s code', () => {
      expect(
        files.filter((file) => /\.(ts|tsx|map|c|cpp|h)$|\/src\/|\/server\/|darwin|win32|musl/.test(file))
      ).toEqual([]);
    });

    test('needs nothing it does not hold', () => {
      const main = extractFile(packed.asar, 'out/main/index.js').toString();
      // Only the bundler's own imports: a package that writes code keeps the names of modules in strings.
      const imported = main.matchAll(
        /^import [^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)|\b__require\("([^"]+)"\)/gm
      );
      const names = new Set([...imported].map(([, one, two, three]) => one ?? two ?? three ?? ''));
      const foreign = [...names].filter((name) => !name.startsWith('node:') && !name.startsWith('.'));
      const builtIn = new Set(process.getBuiltinModule('node:module').builtinModules);
      expect(foreign.filter((name) => !builtIn.has(name)).toSorted()).toEqual(['better-sqlite3', 'electron']);
    });

    test('is a deb that opens prompts, packs and links, and whose windows the desktop recognizes', () => {
      const entry = packed.files['/usr/share/applications/reelwright.desktop'] ?? '';
      expect(entry.split('\n')).toEqual(
        expect.arrayContaining([
          'Exec=/opt/Reelwright/reelwright %U',
          'StartupWMClass=reelwright',
          'MimeType=application/x-reelwright-prompt;application/x-reelwright-pack;x-scheme-handler/reelwright;'
        ])
      );
      const types = packed.files['/usr/share/mime/packages/reelwright.xml'] ?? '';
      expect(types).toMatch(/x-reelwright-prompt.*\*\.vprompt.*x-reelwright-pack.*\*\.vpack/s);
      expect(packed.args[packed.args.indexOf('--url') + 1]).toBe('https://reelwright.example');
      expect(packed.output).not.toContain('desktopName');
    });

    test('is small', () => {
      expect(readFileSync(packed.asar).length).toBeLessThan(10 * 1024 * 1024);
    });

    test('has seven fuses set and two at their defaults', async () => {
      const wire = await getCurrentFuseWire(packed.executable);
      const isOn = (fuse: FuseV1Options): boolean => wire[fuse] === FuseState.ENABLE;
      expect({
        runAsNode: isOn(FuseV1Options.RunAsNode),
        cookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
        nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
        inspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
        asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
        onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
        ownSnapshot: isOn(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
        fileProtocol: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges)
      }).toEqual({
        runAsNode: false,
        cookieEncryption: true,
        nodeOptions: false,
        inspect: false,
        asarIntegrity: true,
        onlyAsar: true,
        ownSnapshot: false,
        fileProtocol: false
      });
    });
  });
}

test('an installed app knows the addresses that its page was built with', async () => {
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@reports.example/1');
  vi.stubEnv('VITE_POSTHOG_HOST', 'https://usage.example');
  vi.stubEnv('VITE_PAGE_ANALYTICS_URL', 'https://pages.example/views');
  const { default: config } = await import('../../electron.vite.config.ts');
  vi.unstubAllEnvs();
  expect(config).toMatchObject({
    main: {
      define: {
        'process.env.REELWRIGHT_BUILT_WITH_SENTRY_DSN': '"https://key@reports.example/1"',
        'process.env.REELWRIGHT_BUILT_WITH_POSTHOG_HOST': '"https://usage.example"',
        'process.env.REELWRIGHT_BUILT_WITH_PAGE_ANALYTICS_URL': '"https://pages.example/views"'
      }
    }
  });
});

test('macOS is given a zip to update from beside the dmg to install from', () => {
  expect(configuration.mac?.target).toEqual(['dmg', 'zip']);
});

test('a misspelt key in the configuration is refused with its name', async () => {
  await expect(packDesktop(createTempFolder(), ['-c.appID=x'])).rejects.toThrow(/unknown property 'appID'/);
});

import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPage } from '#shared/contract/paths.ts';
import { hostileArguments } from '#tests/support/hostile-links.ts';
import { readCommandLine } from './command-line.ts';

const read = (...rest: string[]): ReturnType<typeof readCommandLine> =>
  readCommandLine(['/opt/reelwright', ...rest], '/home/ada');

describe('what a start was asked to open', () => {
  test('prompt and pack files, relative ones from the folder they were meant in', () => {
    expect(read('rain.vprompt', '/tmp/All.VPACK', './sub/a b.vprompt').files).toEqual([
      '/home/ada/rain.vprompt',
      '/tmp/All.VPACK',
      '/home/ada/sub/a b.vprompt'
    ]);
  });

  test('file addresses, as file managers pass them, but none of another machine', () => {
    expect(
      read('file:///tmp/a%20b.vprompt', 'file://server/share/x.vprompt', 'file:%zz.vprompt').files
    ).toEqual(['/tmp/a b.vprompt']);
  });

  test('nothing else a command line may hold', () => {
    const others = [
      '.',
      '--user-data-dir=/tmp/x.vprompt',
      '-r',
      'notes.txt',
      'a.vprompt.exe',
      'x\0.vprompt',
      ''
    ];
    expect(read(...others)).toEqual({ files: [], path: undefined });
  });

  test('each file once', () => {
    expect(read('a.vprompt', '/home/ada/a.vprompt').files).toHaveLength(1);
  });

  test('the last link that makes sense', () => {
    expect(read('reelwright://library', 'REELWRIGHT://plan', 'reelwright://../x').path).toBe('/plan');
  });

  test('a link or files, never both: a link with a quote in it could bring a file along', () => {
    expect(read('reelwright://library', '/tmp/a.vprompt')).toEqual({ files: [], path: '/library' });
    expect(read('/tmp/a.vprompt', 'reelwright://open?url=x')).toEqual({ files: [], path: undefined });
  });

  test('what macOS, Linux and Windows pass after the end of options', () => {
    expect(read('--', 'reelwright://listing/rain').path).toBe('/marketplace/rain');
    const windows = (...rest: string[]) =>
      readCommandLine(['C:\\Apps\\Reelwright.exe', ...rest], 'C:\\Users\\Ada', win32).files;
    expect(windows('D:\\a b.vprompt', 'sub\\c.VPACK', '\\\\nas\\films\\d.vprompt')).toEqual([
      'D:\\a b.vprompt',
      'C:\\Users\\Ada\\sub\\c.VPACK',
      '\\\\nas\\films\\d.vprompt'
    ]);
    expect(windows('file:///C:/a%20b.vprompt')).toEqual(['C:\\a b.vprompt']);
    expect(windows('C:\\notes.txt:hidden.vprompt', '\\\\.\\pipe\\x.vprompt', 'file://nas/x.vpack')).toEqual(
      []
    );
  });

  test('at most 100 files', () => {
    expect(read(...Array.from({ length: 250 }, (_, index) => `${index}.vprompt`)).files).toHaveLength(100);
  });

  describe.each([
    ['Linux and macOS', posix],
    ['Windows', win32]
  ])('on %s', (_name, system) => {
    test('over 300 hostile command lines ask for nothing', () => {
      expect(hostileArguments.length).toBeGreaterThanOrEqual(300);
      const asked = hostileArguments.filter((rest) => {
        const { files, path } = readCommandLine(['reelwright', ...rest], '/home/ada', system);
        return files.length > 0 || path !== undefined;
      });
      expect(asked).toEqual([]);
    });

    test('whatever is passed, only prompt and pack files of this machine and pages of the app are asked for', () => {
      const piece = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom(
          '.vprompt',
          '.vpack',
          '/',
          '\\',
          ':',
          'file://',
          'reelwright://',
          '-',
          '\0',
          'C:',
          '..'
        )
      );
      const argument = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
      fc.assert(
        fc.property(fc.array(argument, { maxLength: 3 }), (rest) => {
          const { files, path } = readCommandLine(['reelwright', ...rest], system.resolve('/home'), system);
          for (const file of files) {
            expect(system.isAbsolute(file)).toBe(true);
            expect(file).toMatch(/\.(vprompt|vpack)$/i);
            expect(file).not.toMatch(/\p{Cc}/u);
          }
          const page = path === undefined ? 'none' : findPage(path.split('?')[0] ?? '');
          expect(page).toBeDefined();
          expect(files.length === 0 || path === undefined).toBe(true);
        }),
        { numRuns: 100 }
      );
    });
  });

  test('never the program’s own name', () => {
    expect(readCommandLine(['/home/ada/x.vprompt'], '/').files).toEqual([]);
  });
});

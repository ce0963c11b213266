import { describe, expect, test } from 'vitest';
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
    expect(read('reelwright://library', 'REELWRIGHT://history', 'reelwright://../x').path).toBe('/history');
  });

  test('never the program’s own name', () => {
    expect(readCommandLine(['/home/ada/x.vprompt'], '/').files).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

describe('the server’s command line', () => {
  test('runs the server where it says nothing', () => {
    expect(readArguments([])).toEqual({ command: undefined, hasDemo: true });
    expect(readArguments(['--no-demo'])).toEqual({ command: undefined, hasDemo: false });
  });

  test('names a command and what it is about', () => {
    const { command } = readArguments(['grant-admin', 'ada@example.com']);
    expect([command?.command.name, command?.argument]).toEqual(['grant-admin', 'ada@example.com']);
    expect(readArguments(['remove-demo']).command?.command.name).toBe('remove-demo');
  });

  test.each([
    ['make-coffee'],
    ['grant-admin'],
    ['grant-admin', 'a', 'b'],
    ['remove-demo', 'now'],
    ['--help']
  ])('lists what there is for %s', (...words) =>
    expect(() => readArguments(words)).toThrow(/grant-admin <email>.*remove-demo/s)
  );
});

import { describe, expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

describe('the server’s command line', () => {
  test('runs the server where it says nothing', () => {
    expect(readArguments([])).toEqual({ command: undefined, hasDemo: true });
    expect(readArguments(['--no-demo'])).toEqual({ command: undefined, hasDemo: false });
  });

  test('names a command and what it is about', () => {
    const { command } = readArguments(['grant-admin', 'ada@example.com']);
    expect([command?.command.name, command?.words]).toEqual(['grant-admin', ['ada@example.com']]);
    const decision = ['rrq_1', 'refuse', 'The prompt is as shown.'];
    expect(readArguments(['decide-refund', ...decision]).command?.words).toEqual(decision);
    expect(readArguments(['remove-demo']).command?.command.name).toBe('remove-demo');
  });

  test.each([
    ['make-coffee'],
    ['grant-admin'],
    ['grant-admin', 'a', 'b'],
    ['remove-demo', 'now'],
    ['decide-refund', 'rrq_1', 'refuse'],
    ['decide-refund', 'rrq_1', 'refuse', ''],
    ['--help']
  ])('lists what there is for %s', (...words) =>
    expect(() => readArguments(words)).toThrow(/grant-admin <email>.*remove-demo/s)
  );
});

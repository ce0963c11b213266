import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { createFailureLog, listFrames } from './failure-log.ts';

function open(file = join(createTempFolder(), 'failures.json')) {
  let time = 0;
  return { file, log: createFailureLog(file, () => (time += 1)) };
}

const secret = 'my film idea about a red lighthouse';

test('a failure is kept with its name, code and frames, and without what its message quotes', () => {
  const { log, file } = open();
  log.add(
    'device:draft.save failed',
    Object.assign(new TypeError(`cannot read "${secret}"`), { code: 'EIO' })
  );
  const [kept] = createFailureLog(file, () => 0).list();
  expect(kept?.what[0]).toBe('TypeError EIO: (message withheld)');
  expect(kept?.what[1]).toMatch(/^at .*\(failure-log\.test\.ts:\d+:\d+\)$/);
  expect(readFileSync(file, 'utf8')).not.toContain('lighthouse');
});

test('what an engine says of our code is kept', () => {
  const { log } = open();
  log.add('page', new TypeError(`Cannot read properties of undefined (reading '${secret}')`));
  expect(log.list()[0]?.what[0]).toBe('TypeError: Cannot read properties of undefined');
});

test('the same failure in a row is counted, and the oldest beyond twenty go', () => {
  const { log } = open();
  for (let count = 0; count < 3; count += 1) log.add('page', 'thrown text');
  expect(log.list()).toEqual([{ at: 3, where: 'page', what: ['thrown string'], times: 3 }]);
  for (let count = 0; count < 25; count += 1) log.add(`failure ${count}`, undefined);
  expect(log.list()).toHaveLength(20);
  expect(log.list().at(-1)).toMatchObject({ where: 'failure 24', what: ['no error was thrown'] });
});

test('nothing is written before the first failure, nothing is left after clearing, and a broken file costs only itself', () => {
  const { log, file } = open();
  expect(log.list()).toEqual([]);
  expect(existsSync(file)).toBe(false);
  log.add('page', undefined);
  log.clear();
  expect([log.list(), existsSync(file)]).toEqual([[], false]);
  writeFileSync(file, '[{"at":"noon"}]');
  expect(createFailureLog(file, () => 0).list()).toEqual([]);
});

test('where nothing can be written, failures last until the app closes', () => {
  const { log } = open('/nowhere/at/all/failures.json');
  log.add('page', undefined);
  expect(log.list()).toHaveLength(1);
});

test.each([
  ['    at save (/home/ada/app/out/main/index.js:12:3)', 'at save (index.js:12:3)'],
  [
    '    at async Object.run (app://bundle/assets/main-B1_x.js?v=2:1:40)',
    'at async Object.run (main-B1_x.js:1:40)'
  ],
  ['    at C:\\Users\\Ada\\app\\index.js:7:1', 'at (index.js:7:1)'],
  ['    at new Foo [as bar] (node:fs:1:2)', 'at new Foo [as bar] (node:fs:1:2)'],
  [`    at ${secret}! (index.js:1:2)`, 'at (index.js:1:2)']
])('the frame %j is kept as %j', (line, kept) => {
  expect(listFrames(`Error: ${secret}\n${line}`)).toEqual([kept]);
});

test('whatever a stack holds, a frame is a function and a place in a script', () => {
  const piece = fc.constantFrom(
    'at ',
    ' (',
    ')',
    ':1:2',
    '/',
    '\n',
    'app.js',
    secret,
    '?',
    'ada@example.com'
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (pieces) => {
      for (const frame of listFrames(pieces.join(''))) {
        expect(frame).toMatch(/^at (?:[\w$.<> [\]]{1,80} )?\([\w.:@-]{1,80}:\d{1,9}:\d{1,9}\)$/);
      }
    })
  );
});

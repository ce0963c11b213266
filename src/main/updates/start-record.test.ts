import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginStart, confirmStart, isWayBackOffered, keepVersion, StartRecord } from './start-record.ts';

const never: StartRecord = { confirmed: null, tried: null };

/** The offers of starts one after the other; the record goes through a file in between. */
function play(starts: readonly { version: string; isGood: boolean; isKept?: boolean }[]): boolean[] {
  let file = JSON.stringify(never);
  return starts.map(({ version, isGood, isKept }) => {
    const record = beginStart(StartRecord.parse(JSON.parse(file)), version);
    const isOffered = isWayBackOffered(record);
    const after = isGood ? confirmStart(version, 8) : isKept ? keepVersion(record) : record;
    file = JSON.stringify(after);
    return isOffered;
  });
}

const good = (version: string) => ({ version, isGood: true });
const failed = (version: string) => ({ version, isGood: false });

test('two failed starts in a row after an update offer the way back, until one goes well', () => {
  const [before, after] = ['1.3.0', '1.4.0'];
  expect(
    play([good(before), failed(after), failed(after), failed(after), good(after), failed(after)])
  ).toEqual([false, false, false, true, true, false]);
});

test('who keeps the new version is not asked again, and is asked about the next one', () => {
  const kept = { version: '1.4.0', isGood: false, isKept: true };
  const starts = [good('1.3.0'), failed('1.4.0'), failed('1.4.0'), kept, failed('1.4.0')];
  expect(play([...starts, failed('1.5.0'), failed('1.5.0'), failed('1.5.0')]).slice(3)).toEqual([
    true,
    false,
    false,
    false,
    true
  ]);
});

test('an app that was installed anew, and one that went back, have nothing to go back to', () => {
  expect(play([failed('1.3.0'), failed('1.3.0'), failed('1.3.0')])).toEqual([false, false, false]);
  expect(play([good('1.4.0'), failed('1.3.0'), failed('1.3.0'), failed('1.3.0')]).at(-1)).toBe(false);
});

test('it is offered exactly where the two starts before failed, were of this version, and an older one was good', () => {
  const step = fc.record({
    version: fc.constantFrom('1.0.0', '1.1.0-beta.1', '1.1.0'),
    isGood: fc.boolean()
  });
  const order = ['1.0.0', '1.1.0-beta.1', '1.1.0'];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (starts) => {
      const expected = starts.map(({ version }, index) => {
        const confirmed = starts.slice(0, index).findLast(({ isGood }) => isGood)?.version;
        const lastTwo = starts.slice(Math.max(0, index - 2), index);
        return (
          confirmed !== undefined &&
          order.indexOf(version) > order.indexOf(confirmed) &&
          lastTwo.length === 2 &&
          lastTwo.every((one) => !one.isGood && one.version === version)
        );
      });
      expect(play(starts)).toEqual(expected);
    })
  );
});

test('a build without the version of a release starts as well', () => {
  expect(play([good('1.3.0'), failed('1.4.0-rc+5'), failed('1.4.0-rc+5'), failed('1.4.0-rc+5')]).at(-1)).toBe(
    false
  );
});

test('a record that was damaged is none', () => {
  expect(StartRecord.parse({ confirmed: { version: 'new' }, tried: 5 })).toEqual(never);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDue, computeDueAt, outcomesOf, queueKinds } from './queue.ts';

const moment = fc.integer({ min: 0, max: 4e12 });
const waiting = fc.record({
  kind: fc.constantFrom(...queueKinds),
  since: moment,
  decideBy: fc.option(moment),
  reportCount: fc.integer({ min: 1, max: 1000 })
});

describe('when an item is due', () => {
  test('is never earlier for a younger one of the same kind', () => {
    fc.assert(
      fc.property(waiting, fc.nat(1e9), (item, later) => {
        expect(computeDueAt({ ...item, since: item.since + later })).toBeGreaterThanOrEqual(
          computeDueAt(item)
        );
      })
    );
  });

  test('is earlier the more people report something, and never before the first report', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 1000 }), (since, reportCount) => {
        const due = (count: number) =>
          computeDueAt({ kind: 'report', since, decideBy: null, reportCount: count });
        expect(due(reportCount + 1)).toBeLessThan(due(reportCount));
        expect(due(reportCount)).toBeGreaterThan(since);
      })
    );
  });

  test('is the deadline of a refund request, whenever it was made', () => {
    fc.assert(
      fc.property(waiting, moment, (item, decideBy) => {
        expect(computeDueAt({ ...item, kind: 'refund', decideBy })).toBe(decideBy);
      })
    );
  });

  test('orders any items in one way', () => {
    const due = fc.record({ dueAt: moment, id: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(due, due, (one, other) => {
        expect(Math.sign(compareDue(one, other))).toBe(0 - Math.sign(compareDue(other, one)));
        const isSame = one.dueAt === other.dueAt && one.id === other.id;
        expect(compareDue(one, other) === 0).toBe(isSame);
      })
    );
  });
});

test('only a submission can be sent back for changes', () => {
  expect(queueKinds.filter((kind) => outcomesOf(kind).includes('changes_requested'))).toEqual(['submission']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShownAt, isValidTime, maxAnnouncementMs } from './announcement.ts';

const moment = fc.integer({ min: 0, max: 4 * maxAnnouncementMs });

test('an announcement is shown from its first moment up to its last, and at no other', () => {
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 1, max: maxAnnouncementMs }),
      fc.nat(),
      (startsAt, length, offset) => {
        const time = { startsAt, endsAt: startsAt + length };
        expect(isShownAt(time, startsAt + (offset % length))).toBe(true);
        expect(isShownAt(time, startsAt - 1 - offset)).toBe(false);
        expect(isShownAt(time, time.endsAt + offset)).toBe(false);
      }
    )
  );
});

test('a valid time will be shown at some moment from now on', () => {
  fc.assert(
    fc.property(moment, moment, moment, (startsAt, endsAt, now) => {
      const time = { startsAt, endsAt };
      const isPossible = endsAt > now && endsAt > startsAt && endsAt - startsAt <= maxAnnouncementMs;
      expect(isValidTime(time, now)).toBe(isPossible);
      fc.pre(isPossible);
      expect(isShownAt(time, Math.max(startsAt, now))).toBe(true);
    })
  );
});

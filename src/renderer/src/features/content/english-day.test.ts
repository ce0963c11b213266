import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEnglishDay } from './english-day.tsx';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });

test('a day is written as Intl writes it in English', () => {
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatEnglishDay(date.toISOString().slice(0, 10))).toBe(format.format(date));
    })
  );
});

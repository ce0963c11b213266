import { expect, test } from 'vitest';
import { chooseCommission } from './commission.ts';

const rates = { commission: 2000, ownLinkCommission: 1000 };
const day = 86_400_000;
const now = 100 * day;
const choose = (at: number, seller = 'ada') => chooseCommission({ seller, at }, 'ada', rates, now).rule;

test('is lower for thirty days after a visit by the seller’s own link', () => {
  expect(chooseCommission({ seller: 'ada', at: now }, 'ada', rates, now)).toEqual({
    rule: 'own_link',
    commission: 1000
  });
  expect(choose(now - 30 * day + 1)).toBe('own_link');
  expect(choose(now - 30 * day)).toBe('standard');
});

test('is as usual without a visit, by another seller’s link, and by a clock far ahead', () => {
  expect(chooseCommission(undefined, 'ada', rates, now)).toEqual({ rule: 'standard', commission: 2000 });
  expect(choose(now, 'grace')).toBe('standard');
  expect(choose(now + day)).toBe('own_link');
  expect(choose(now + day + 1)).toBe('standard');
});

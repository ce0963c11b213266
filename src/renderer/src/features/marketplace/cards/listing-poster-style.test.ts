import { expect, test } from 'vitest';
import { listingLook } from './listing-poster-style.ts';

const facts = {
  model: 'veo-3.1',
  aspectRatio: '9:16',
  durationSeconds: 8,
  language: 'English',
  hasAudio: true
};
const look = (slug: string, category = 'Travel') => listingLook({ slug, category, facts });

test('the same listing looks the same everywhere, and others look otherwise', () => {
  expect(look('rain-over-lisbon')).toEqual(look('rain-over-lisbon'));
  const many = Array.from({ length: 60 }, (_, place) => look(`listing-${place}`, `category-${place % 9}`));
  expect(new Set(many.map(({ grade }) => JSON.stringify(grade))).size).toBeGreaterThan(20);
});

test('it has the ratio that the facts tell, and 16:9 where they tell none', () => {
  expect(look('rain').ratio).toBe(9 / 16);
  expect(listingLook({ slug: 'rain', category: '', facts: { ...facts, aspectRatio: '' } }).ratio).toBe(
    16 / 9
  );
});

import { expect, test } from 'vitest';
import { hasTooManyMedia, needsMedia } from './preview-media.ts';

test('a listing with a price needs a medium, and a free one does not', () => {
  expect(needsMedia({ priceCents: 99, media: [] })).toBe(true);
  expect(needsMedia({ priceCents: 99, media: ['one'] })).toBe(false);
  expect(needsMedia({ priceCents: 0, media: [] })).toBe(false);
});

test('a listing has eight images and three videos at most', () => {
  const kinds = (images: number, videos: number) => [
    ...Array.from({ length: images }, () => 'image' as const),
    ...Array.from({ length: videos }, () => 'video' as const)
  ];
  expect(hasTooManyMedia(kinds(8, 3))).toBe(false);
  expect(hasTooManyMedia(kinds(9, 0))).toBe(true);
  expect(hasTooManyMedia(kinds(0, 4))).toBe(true);
});

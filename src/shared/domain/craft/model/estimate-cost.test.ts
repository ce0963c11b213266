import { expect, test } from 'vitest';
import { estimateCost } from './estimate-cost.ts';
import { builtInRegistry, findModel } from './registry/registry.ts';

const cost = (id: string, seconds: number, resolution: string, hasAudio = true) => {
  const model = findModel(builtInRegistry, id);
  return model && estimateCost(model, { seconds, resolution, hasAudio });
};

test.each([
  ['veo-3.1', 8, '1080p', true, 3.2],
  ['veo-3.1', 8, '1080p', false, 1.6],
  ['veo-3.1', 8, '4k', true, 4.8],
  ['veo-3.1', 8, '4K', false, 3.2],
  ['veo-3.1-fast', 8, '720p', true, 0.8],
  ['veo-3.1-fast', 8, '1080p', false, 0.8],
  ['veo-3.1-fast', 8, '4K', true, 2.4],
  ['veo-3.1-lite', 4, '720p', false, 0.12],
  ['veo-3.1-lite', 8, '1080p', true, 0.64],
  ['runway-gen4.5', 10, '720p', false, 1.2],
  ['sora-2', 12, '720p', true, 1.2],
  ['sora-2-pro', 12, '1024p', true, 3.6],
  ['gemini-omni-1.2-flash', 10, '360p', true, 0.23],
  ['gemini-omni-1.2-flash', 10, '4K', true, 2.1],
  ['kling-4', 10, '720p', true, 1.67],
  ['kling-4', 30, '1080p', true, 7.5]
])('%s, %i s in %s with audio %s costs $%f', (id, seconds, resolution, hasAudio, usd) => {
  expect(cost(id, seconds, resolution, hasAudio)?.usd).toBe(usd);
});

test('an estimate carries its day and how far it can be trusted', () => {
  expect(cost('veo-3.1', 8, '720p')).toEqual({
    usd: 3.2,
    checkedOn: '2026-11-20',
    confidence: 'B',
    isOwn: false
  });
});

test.each([
  ['kling-3', 5, '720p'],
  ['veo-3.1', 8, '1440p'],
  ['veo-3.1', -1, '720p'],
  ['veo-3.1', Number.POSITIVE_INFINITY, '720p']
])('%s for %f s in %s has no known price', (id, seconds, resolution) => {
  expect(cost(id, seconds, resolution)).toBeNull();
});

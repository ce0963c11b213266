import { expect, test } from 'vitest';
import { getModel, quoteCrossRules, quoteEnd, quoteLimit } from './describe-model-facts.ts';

test('a sentence quotes a limit as the facts card says it', () => {
  expect(quoteLimit('veo-3.1', 'Clip length')).toBe('4, 6 or 8 s');
  expect(quoteLimit('runway-gen4.5', 'Sound')).toBe('None');
});

test('the day of an end comes from the registry', () => {
  expect(quoteEnd('sora-2')).toBe('2026-09-24');
});

test('limits that hang together are said as one', () => {
  expect(quoteCrossRules('veo-3.1')).toBe('1080p and 4K only at 8 s');
});

test('a page about what the registry does not know fails when it is built', () => {
  expect(() => getModel('veo-9')).toThrow('veo-9');
  expect(() => quoteLimit('veo-3.1', 'Taste')).toThrow('Taste');
  expect(() => quoteEnd('runway-gen4.5')).toThrow('runway-gen4.5');
  expect(() => quoteCrossRules('runway-gen4.5')).toThrow('runway-gen4.5');
});

import { expect, test } from 'vitest';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { promptFileName, stampedName } from './file-name.ts';

const named = (name: string, concept = '') =>
  promptFileName({ name, data: { ...defaultPromptData, concept } });

test('names a file after the prompt, or what it is about', () => {
  expect(named('Golden-hour market')).toBe('golden-hour-market.vprompt');
  expect(named('', 'A spice seller opens her stall')).toBe('a-spice-seller-opens-her-stall.vprompt');
  expect(named(' ')).toBe('prompt.vprompt');
});

test('keeps other scripts and drops what file systems refuse', () => {
  expect(named('市場 / 朝')).toBe('市場-朝.vprompt');
  expect(named('../../etc/passwd\0')).toBe('etc-passwd.vprompt');
  expect(named('x'.repeat(300)).length).toBeLessThan(70);
});

test('stamps an export with its day', () => {
  expect(stampedName(Date.UTC(2026, 10, 20, 23))).toBe('reelwright-2026-11-20.vpack');
});

import { expect, test } from 'vitest';
import { clearTextFields, defaultPromptData } from '../default-prompt.ts';
import { slugLine } from './slug-line.ts';

test('names length, ratio, frame rate and resolution', () => {
  expect(slugLine({ ...defaultPromptData, duration: 45 })).toBe('SHOT 01 · 45 S · 16:9 · 24 FPS · 1080P');
  expect(slugLine({ ...defaultPromptData, resolution: '4k' })).toBe('SHOT 01 · 10 S · 16:9 · 24 FPS · 4K');
});

test('leaves out what is empty', () => {
  expect(slugLine(clearTextFields(defaultPromptData))).toBe('SHOT 01 · 10 S · 24 FPS');
});

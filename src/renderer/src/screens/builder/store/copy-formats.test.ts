import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { copyFormatLabel, copyFormats, countCharacters, writePromptAs } from './copy-formats.ts';

const document = {
  name: 'Lighthouse',
  data: buildPrompt({ concept: 'A keeper finds a message', mood: 'hopeful' })
};

test('JSON formats hold the prompt exactly, one of them on one line', () => {
  expect(JSON.parse(writePromptAs('json', document))).toEqual(document.data);
  expect(JSON.parse(writePromptAs('compactJson', document))).toEqual(document.data);
  expect(writePromptAs('compactJson', document)).not.toContain('\n');
});

test('Markdown carries the name, text does not', () => {
  expect(writePromptAs('markdown', document)).toContain('Lighthouse');
  expect(writePromptAs('text', document)).not.toContain('Lighthouse');
});

test('each format is offered under a name of its own', () => {
  expect(new Set(copyFormats.map(copyFormatLabel)).size).toBe(5);
});

test('counts an emoji as one character', () => {
  expect(countCharacters('a🎬b')).toBe(3);
});

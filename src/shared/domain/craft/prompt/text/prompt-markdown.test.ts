import { expect, test } from 'vitest';
import { clearTextFields, defaultPromptData } from '../default-prompt.ts';
import { formatPromptMarkdown } from './prompt-markdown.ts';

test('reads as a page: title, slug line, prompt, fields by group', () => {
  const data = {
    ...clearTextFields(defaultPromptData),
    mainSubject: 'a *very*\nred fox',
    shotTypes: ['close-up', 'wide-shot'],
    transitions: 'cut',
    resolution: '1080p'
  };
  expect(formatPromptMarkdown({ name: '# Foxes', data })).toBe(
    [
      '# \\# Foxes',
      'SHOT 01 · 10 S · 24 FPS · 1080P',
      '> A close-up, then a wide shot, with a cut between shots. A \\*very\\* red fox.',
      '## Story',
      '- **Main subject:** a \\*very\\* red fox',
      '## Camera',
      '- **Shot types:** Close-up, Wide shot\n- **Transitions:** Cut',
      '## Dialogue',
      '- **Subtitles:** Off',
      '## Output',
      '- **Duration:** 10 s\n- **Frame rate:** 24 fps\n- **Resolution:** 1080p\n- **Quality:** 7\n'
    ].join('\n\n')
  );
});

test('a prompt without a name has a title all the same', () => {
  expect(formatPromptMarkdown({ name: ' ', data: defaultPromptData })).toMatch(/^# Untitled prompt\n/);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStoryDocument } from '#tests/support/story-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { builtInRegistry, findModel } from '../../model/registry/registry.ts';
import type { PromptDocument } from '../../prompt/prompt.ts';
import { planClips } from '../plan-clips.ts';
import { buildStoryboard, formatStoryboardHtml, formatStoryboardMarkdown } from './storyboard.ts';

function storyboardOf(document: PromptDocument) {
  const model = findModel(builtInRegistry, 'veo-3.1');
  if (model === undefined) throw new Error('No Veo');
  return buildStoryboard(planClips(document, model, builtInRegistry), document);
}

const keeper: PromptDocument = {
  name: 'The *keeper*',
  data: buildPrompt({
    mainSubject: 'an old keeper',
    action: 'lights a match; opens <b>the door</b>',
    dialogue: 'Keeper: Come in.\nAnna: "No" & no.',
    soundEffects: ['footsteps', 'door-slams'],
    voiceStyle: '',
    duration: 15,
    resolution: '720p'
  })
};

test('a storyboard is plain text, one frame for each clip', () => {
  const { frames, ...board } = storyboardOf(keeper);
  expect({ ...board, note: String(board.note) }).toEqual({
    title: 'The *keeper*',
    summary: 'veo-3.1 · 15 s · 2 clips · 16:9 · 720p',
    continuity: 'An old keeper. Cinematic realism style, natural color grading, and an uplifting mood.',
    note: ''
  });
  expect(frames).toMatchObject([
    {
      number: 1,
      time: '00:00–00:08',
      label: 'Clip, take 1, 8 s',
      picture: 'lights a match',
      framing: 'Medium shot',
      dialogue: ['Keeper: Come in.'],
      sounds: 'Footsteps',
      problems: []
    },
    {
      number: 2,
      time: '00:08–00:15',
      label: 'Extension, take 1, 7 s',
      picture: 'opens <b>the door</b>',
      framing: 'Medium shot',
      dialogue: ['Anna: "No" & no.'],
      sounds: 'Door slams',
      problems: []
    }
  ]);
});

test('the Markdown reads like a shot list and holds nobody else’s markup', () => {
  const [first = '', second = ''] = formatStoryboardMarkdown(storyboardOf(keeper)).split(/(?=^## 2)/m);
  expect(first.split('\n\n').slice(0, 5)).toEqual([
    '# The \\*keeper\\*',
    'veo-3.1 · 15 s · 2 clips · 16:9 · 720p',
    '**In every clip:** An old keeper. Cinematic realism style, natural color grading, and an uplifting mood.',
    '## 1. 00:00–00:08 (Clip, take 1, 8 s)',
    [
      '- **Picture:** lights a match',
      '- **Framing:** Medium shot',
      '- **Dialogue:** Keeper: Come in.',
      '- **Sounds:** Footsteps'
    ].join('\n')
  ]);
  expect(second).toContain('opens \\<b\\>the door\\</b\\>');
});

describe('the page', () => {
  test('shows what was written and runs nothing', () => {
    const html = formatStoryboardHtml(storyboardOf(keeper));
    expect(html).toContain('opens &lt;b&gt;the door&lt;/b&gt;');
    expect(html).toContain('Anna: &quot;No&quot; &amp; no.');
    expect(html).toContain('content="default-src \'none\'"');
  });

  test('has only our own elements, whatever was written', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</td><script>', '"><img src=x>', '\0<!--')
    );
    fc.assert(
      fc.property(anyStoryDocument, anyText, (document, text) => {
        const data = { ...document.data, concept: text, dialogue: `${text}: ${text}`, setting: text };
        const html = formatStoryboardHtml(storyboardOf({ name: text, data }));
        const tags = new Set(Array.from(html.matchAll(/<\/?([^\s>]*)/g), ([, name]) => name));
        const ours = 'html head meta title body h1 p table thead tbody tr th td br !doctype'.split(' ');
        expect([...tags].filter((tag) => !ours.includes(tag ?? ''))).toEqual([]);
        expect(html).not.toContain('\0');
      })
    );
  });
});

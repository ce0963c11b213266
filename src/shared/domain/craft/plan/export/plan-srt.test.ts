import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStoryDocument } from '#tests/support/story-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { builtInRegistry, findModel } from '../../model/registry/registry.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { planClips } from '../plan-clips.ts';
import { formatPlanSrt } from './plan-srt.ts';

function subtitles(changes: Partial<PromptData>, id = 'veo-3.1'): string {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  const data = buildPrompt(changes);
  return formatPlanSrt(planClips({ name: '', data }, model, builtInRegistry), data.language);
}

test('each sentence is shown while it is said, without its speaker’s name', () => {
  const dialogue = 'Anna: We have to leave. Now!\nShe turns and says, "I am not coming back."';
  expect(subtitles({ dialogue, duration: 16, resolution: '1080p' }).split('\r\n')).toEqual([
    '1',
    '00:00:00,000 --> 00:00:01,819',
    'We have to leave.',
    '',
    '2',
    '00:00:01,819 --> 00:00:02,274',
    'Now!',
    '',
    '3',
    '00:00:08,000 --> 00:00:10,273',
    'I am not coming back.',
    ''
  ]);
});

test('a long sentence becomes several cues of two short lines', () => {
  const cues = subtitles({
    dialogue: 'We walk on and on and on until '.repeat(6),
    duration: 22,
    resolution: '720p'
  });
  const texts = cues.split('\r\n\r\n').map((cue) => cue.trim().split('\r\n').slice(2));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.every((lines) => lines.length <= 2 && lines.every((line) => line.length <= 42))).toBe(true);
});

test('an arrow in the words does not end a cue', () => {
  expect(subtitles({ dialogue: 'Press A --> then B.' })).toContain('\r\nPress A → then B.\r\n');
});

test('nobody speaks in a silent film', () => {
  expect(subtitles({ dialogue: '' })).toBe('');
});

const toMilliseconds = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.replace(',', '.').split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
};

test('cues are numbered, last a while, never overlap and end with the film', () => {
  fc.assert(
    fc.property(anyStoryDocument, fc.constantFrom(...builtInRegistry.models), (document, model) => {
      const plan = planClips(document, model, builtInRegistry);
      const srt = formatPlanSrt(plan, document.data.language);
      const cues = srt === '' ? [] : srt.replace(/\r\n$/, '').split('\r\n\r\n');
      let end = 0;
      cues.forEach((cue, index) => {
        const [number, times = '', ...lines] = cue.split('\r\n');
        const [from = '', to = ''] = times.split(' --> ');
        expect(number).toBe(String(index + 1));
        expect([from, to].every((time) => /^\d\d:\d\d:\d\d,\d{3}$/.test(time))).toBe(true);
        expect(toMilliseconds(from)).toBeGreaterThanOrEqual(end);
        expect(toMilliseconds(to)).toBeGreaterThan(toMilliseconds(from));
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.every((line) => line.trim() !== '' && !line.includes('-->'))).toBe(true);
        end = toMilliseconds(to);
      });
      expect(end).toBeLessThanOrEqual(Math.ceil(plan.totalSeconds * 1000));
    })
  );
});

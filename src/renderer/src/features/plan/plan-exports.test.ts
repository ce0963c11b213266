import { describe, expect, test } from 'vitest';
import { planClips } from '#shared/domain/craft/plan/plan-clips.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { readFile } from '#shared/domain/craft/transfer/read-file.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { type ExportForm, findExportBlocker, nameExport, writeExport } from './plan-exports.ts';
import { listPlanModels, pickModel } from './plan-models.ts';

const document = {
  name: 'Harbour',
  data: buildPrompt({
    model: 'veo-3.1',
    duration: 16,
    resolution: '1080p',
    action: 'She climbs aboard. She takes the wheel.',
    dialogue: 'Ada: We sail at dawn.'
  })
};
const plan = planClips(document, pickModel(builtInRegistry, 'veo-3.1'), builtInRegistry);
const write = (form: ExportForm): string => writeExport({ document, plan }, form, 1_000_000);

describe('the plan taken away', () => {
  test('is named after the prompt, each form with its own ending', () => {
    const forms: readonly ExportForm[] = ['csv', 'srt', 'markdown', 'html', 'prompts', 'pack'];
    expect(forms.map((form) => nameExport('harbour', form))).toEqual([
      'harbour-shot-list.csv',
      'harbour.srt',
      'harbour-storyboard.md',
      'harbour-storyboard.html',
      'harbour-prompts.txt',
      'harbour-clips.vpack'
    ]);
  });

  test('holds every clip in every form', () => {
    expect(write('csv').trimEnd().split('\r\n')).toHaveLength(3);
    expect(write('srt')).toContain('00:00:0');
    expect(write('markdown').match(/^## \d\./gm)).toHaveLength(2);
    expect(write('html').match(/<tr><td/g)).toHaveLength(2);
    const text = write('pack');
    expect(readFile({ name: 'harbour-clips.vpack', bytes: text.length, text })).toMatchObject({
      ok: true,
      value: {
        kind: 'pack',
        content: { history: [{ name: 'Harbour, clip 1 of 2' }, { name: 'Harbour, clip 2 of 2' }] }
      }
    });
  });

  test('says over each prompt which clip it is for', () => {
    const [first, second] = plan.clips;
    expect(write('prompts')).toBe(
      `Clip 1 of 2, 00:00, 8 s\n\n${first?.text}\n\n\nClip 2 of 2, 00:08, 8 s\n\n${second?.text}\n`
    );
  });

  test('has no subtitles where nobody speaks, and says why', () => {
    expect(findExportBlocker(plan, 'srt')).toBeNull();
    const silent = { ...plan, clips: plan.clips.map((clip) => ({ ...clip, dialogue: ' ' })) };
    expect(findExportBlocker(silent, 'srt')).toContain('Nobody speaks');
    expect(findExportBlocker(silent, 'csv')).toBeNull();
  });
});

describe('the models to plan for', () => {
  test('begin with the prompt’s own, hold no retired one and none whose clips are of unknown length', () => {
    const models = listPlanModels(builtInRegistry, 'kling-3', '2026-11-20');
    expect(models[0]?.id).toBe('kling-3');
    expect(new Set(models).size).toBe(models.length);
    expect(models.every(({ durations, lifecycle }) => durations && lifecycle.status !== 'retired')).toBe(
      true
    );
  });

  test('begin with the successor of a retired one', () => {
    expect(listPlanModels(builtInRegistry, 'veo-3', '2026-11-20')[0]?.id).toBe('gemini-omni-flash');
  });

  test('hold one for a prompt that names none we know', () => {
    expect(pickModel(builtInRegistry, 'no such model').id).toBe('veo-3.1');
  });
});

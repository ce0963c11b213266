import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice } from '#renderer/ui/fields/choice/choice.ts';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptData, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { listSupportedChoices } from './supported-choices.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const takenBy = (data: PromptData) =>
  listSupportedChoices(data, findModel(builtInRegistry, data.model), context);
const say = ({ label, hint, mark }: Choice) => [label, hint ?? mark].filter(Boolean).join(' · ');
const offered = (field: PromptField, changes: Partial<PromptData>) =>
  takenBy(buildPrompt(changes)).get(field)?.map(say);

describe('a picker', () => {
  test('offers what the model takes and keeps a value that it does not take, marked', () => {
    expect(offered('duration', { model: 'veo-3', resolution: '720p' })).toEqual([
      '4 s',
      '6 s',
      '8 s',
      '10 s · not on Veo 3'
    ]);
    expect(offered('aspectRatio', { model: 'runway-gen4.5', aspectRatio: '2.39:1' })).toEqual([
      '16:9',
      '9:16',
      '1:1 · not on Runway Gen-4.5',
      '4:3 · not on Runway Gen-4.5',
      '21:9 · not on Runway Gen-4.5',
      '2.39:1 · not on Runway Gen-4.5'
    ]);
    expect(offered('frameRate', { model: 'veo-3.1', frameRate: 60 })).toEqual([
      '24 fps',
      '60 fps · not on Veo 3.1'
    ]);
  });

  test('says where length and resolution exclude each other', () => {
    const short = { model: 'veo-3.1', duration: 4, resolution: '1080p' };
    expect(offered('duration', short)).toEqual(['4 s · not at 1080p', '6 s · not at 1080p', '8 s']);
    expect(offered('resolution', short)).toEqual([
      '720p',
      '1080p · needs 8 s',
      '4K · needs 8 s',
      '1440p · not on Veo 3.1'
    ]);
  });

  test('offers the ends and the usual ones of many lengths, and the own one among them', () => {
    expect(offered('duration', { model: 'kling-3', duration: 7 })).toEqual(
      [3, 4, 5, 6, 7, 8, 10, 15].map((seconds) => `${seconds} s`)
    );
    expect(offered('duration', { model: 'kling-3', duration: 2 })?.[0]).toBe('2 s · not on Kling 3');
  });

  test('marks nothing where nobody says what the model takes', () => {
    const unsaid = builtInRegistry.models.find(({ frameRates }) => frameRates === null);
    expect(unsaid && offered('frameRate', { model: unsaid.id })).toBeUndefined();
    expect([...takenBy(buildPrompt({ model: 'mine-1' })).keys()]).toEqual(['model']);
  });

  test('lists the models that still answer first, each with how long it will', () => {
    const models = takenBy(buildPrompt({ model: 'mine-1' })).get('model') ?? [];
    expect(say(models[0] ?? { value: '', label: '' })).toBe('mine-1 · not in the model list');
    expect(models.map(say)).toContain('Veo 3.1 · can be retired any day');
    expect(models.map(say)).toContain('Runway Gen-4.5 · current');
    expect(models.map(say)).toContain('Veo 3 · retired Jun 30, 2026');
    expect([...new Set(models.map(({ group }) => group))]).toEqual([
      'In this prompt',
      'Available models',
      'Retired models'
    ]);
    expect(models).toHaveLength(builtInRegistry.models.length + 1);
  });

  test('stays the same object while other words are typed', () => {
    const data = buildPrompt();
    expect(takenBy({ ...data, concept: 'A' })).toBe(takenBy({ ...data, concept: 'AB' }));
    expect(takenBy({ ...data, duration: 8 })).not.toBe(takenBy(data));
  });
});

const settingRules = [
  'duration-unsupported',
  'resolution-unsupported',
  'resolution-duration',
  'aspect-unsupported',
  'fps-ignored'
];
const isRefused = (data: PromptData, field: PromptField): boolean => {
  const model = findModel(builtInRegistry, data.model);
  return (
    model !== undefined &&
    checkFit(data, model, context).some(
      ({ ruleId, fields }) => settingRules.includes(ruleId) && fields.includes(field)
    )
  );
};

test('marks exactly what the fit check would find fault with once it is chosen', () => {
  const anySettings = fc.record({
    model: fc.constantFrom(...builtInRegistry.models.map(({ id }) => id)),
    duration: fc.constantFrom(4, 5, 6, 8, 10, 12, 15, 30, 7.5, 180),
    resolution: fc.constantFrom('720p', '1080p', '1440p', '4K', '4k', '1280x720', '768p', 'huge', ''),
    aspectRatio: fc.constantFrom('16:9', '9:16', '1:1', '21:9', '1.78:1', 'wide', ''),
    frameRate: fc.constantFrom(24, 25, 30, 60)
  });
  fc.assert(
    fc.property(anySettings, (settings) => {
      const data = buildPrompt(settings);
      for (const [field, choices] of takenBy(data)) {
        if (field === 'model') continue;
        for (const { value, mark } of choices) {
          const chosen = typeof data[field] === 'number' ? Number(value) : value;
          expect([field, value, mark !== undefined]).toEqual([
            field,
            value,
            isRefused({ ...data, [field]: chosen }, field)
          ]);
        }
      }
    })
  );
});

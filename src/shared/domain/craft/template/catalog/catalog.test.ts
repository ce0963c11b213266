import { describe, expect, test } from 'vitest';
import { choices } from '../../prompt/prompt-choices.ts';
import { PromptData } from '../../prompt/prompt.ts';
import { builtInTemplates } from './catalog.ts';

const exampleIds = [
  'commercial',
  'story',
  'explainer',
  'music',
  'adventure',
  'vlog',
  'animation',
  'news',
  'documentary',
  'minimal',
  'nature-doc',
  'startup-pitch',
  'travel-vlog',
  'sports-recap',
  'kids-story',
  'fashion-ad',
  'tiktok-transition'
];

const named: readonly (readonly [string, Partial<PromptData>])[] = [
  ['TikTok Transition', { duration: 15, aspectRatio: '9:16' }],
  ['Room Makeover Reveal', { duration: 30 }],
  ['Aesthetic Morning Routine', { duration: 45 }],
  ['SaaS Product Demo', { duration: 60, resolution: '4K', aspectRatio: '16:9' }],
  ['Company Milestone Celebration', { duration: 30 }],
  ['Startup Elevator Pitch', { duration: 45 }],
  ['Fitness Transformation', { duration: 60 }],
  ['Self-Care Evening Routine', { duration: 90 }],
  ['Plant Parent Journey', { duration: 40 }],
  ['Math Visual Tricks', { duration: 120 }],
  ['Crypto Explained Simply', { duration: 180 }],
  ['Phone Photography Tips', { duration: 90, resolution: '4K' }]
];

const isNamed = (name: string) => named.some(([known]) => known === name);
const valuesOf = (field: keyof PromptData) => new Set(builtInTemplates.map(({ data }) => data[field]));

describe('the catalog', () => {
  test('holds ninety templates', () => {
    expect(builtInTemplates).toHaveLength(90);
  });

  test('gives every template an id, a name and a description of its own', () => {
    for (const key of ['id', 'name', 'description'] as const) {
      const values = builtInTemplates.map((template) => template[key].trim());
      expect(new Set(values).size).toBe(builtInTemplates.length);
      expect(values).not.toContain('');
    }
    expect(builtInTemplates.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test.each(exampleIds)('holds the example "%s" of the spec', (id) => {
    expect(builtInTemplates.filter((template) => template.id === id)).toHaveLength(1);
  });

  test.each(named)('holds "%s" with the values the spec gives', (name, values) => {
    const template = builtInTemplates.find((candidate) => candidate.name === name);
    expect(template?.data).toMatchObject(values);
    expect(template?.data.quality).toBeOneOf([8, 9]);
  });

  test('uses veo-3 everywhere and leaves the audio mix and additional parameters empty', () => {
    expect([...valuesOf('model')]).toEqual(['veo-3']);
    expect([...valuesOf('audioMix')]).toEqual(['']);
    expect([...valuesOf('additionalParams')]).toEqual(['']);
  });

  test('stays within the values the spec saw, and uses each of them', () => {
    for (const { name, data } of builtInTemplates) {
      expect(data.quality).toBeOneOf([8, 9, 10]);
      if (isNamed(name)) continue;
      expect(data.duration).toBeGreaterThanOrEqual(5);
      expect(data.duration).toBeLessThanOrEqual(22);
    }
    expect(valuesOf('frameRate')).toEqual(new Set([24, 30, 60]));
    expect(valuesOf('resolution')).toEqual(new Set(['1080p', '4K']));
    expect(valuesOf('aspectRatio')).toEqual(new Set(['16:9', '9:16', '4:3', '21:9']));
    const durations = builtInTemplates.filter(({ name }) => !isNamed(name)).map(({ data }) => data.duration);
    expect([Math.min(...durations), Math.max(...durations)]).toEqual([5, 22]);
  });

  test.each(['cinematicStyle', 'colorGrading', 'mood', 'cameraMovement', 'language'] as const)(
    'has a template to start from for every %s of the form',
    (field) => {
      expect(valuesOf(field)).toEqual(new Set(choices[field]));
    }
  );

  test('speaks every language in at least two templates', () => {
    for (const language of choices.language) {
      const spoken = builtInTemplates.filter(
        ({ data }) => data.language === language && data.dialogue !== ''
      );
      expect([language, spoken.length >= 2]).toEqual([language, true]);
    }
  });

  test('gives each frame rate, and each of the two screens people watch on, at least twenty', () => {
    const count = (field: 'frameRate' | 'aspectRatio', value: number | string) =>
      builtInTemplates.filter(({ data }) => data[field] === value).length;
    for (const rate of [24, 30, 60]) expect(count('frameRate', rate)).toBeGreaterThanOrEqual(20);
    for (const ratio of ['16:9', '9:16']) expect(count('aspectRatio', ratio)).toBeGreaterThanOrEqual(20);
  });
});

describe.each(builtInTemplates.map((template) => [template.id, template] as const))('"%s"', (_, template) => {
  const { data } = template;

  test('is prompt data, and nothing besides', () => {
    expect(PromptData.parse(data)).toEqual(data);
    expect(Object.keys(data)).toHaveLength(27);
  });

  test('chooses from what the form knows, so that every choice has its words', () => {
    for (const field of [
      'cameraMovement',
      'transitions',
      'cinematicStyle',
      'colorGrading',
      'mood'
    ] as const) {
      expect(choices[field]).toContain(data[field]);
    }
    expect(choices.language).toContain(data.language);
    expect([...choices.voiceStyle, '']).toContain(data.voiceStyle);
    expect(choices.shotTypes).toEqual(expect.arrayContaining(data.shotTypes));
    expect(choices.visualEffects).toEqual(expect.arrayContaining(data.visualEffects));
  });
});

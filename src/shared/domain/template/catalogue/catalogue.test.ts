import { describe, expect, test } from 'vitest';
import { choices } from '../../prompt/prompt-choices.ts';
import { PromptData } from '../../prompt/prompt.ts';
import { builtInTemplates } from './catalogue.ts';

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

describe('the catalogue', () => {
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
});

describe.each(builtInTemplates.map((template) => [template.id, template] as const))('"%s"', (_, template) => {
  const { data } = template;

  test('is prompt data, and nothing besides', () => {
    expect(PromptData.parse(data)).toEqual(data);
    expect(Object.keys(data)).toHaveLength(26);
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

  test('briefs a whole shot: who does what, where, and what is heard', () => {
    for (const field of [
      'concept',
      'mainSubject',
      'action',
      'setting',
      'ambientSounds',
      'musicStyle'
    ] as const) {
      expect(data[field].trim()).not.toBe('');
      expect(data[field]).not.toMatch(/[.!?]$|\s{2}|^\s|\s$/);
    }
    expect(data.shotTypes).not.toEqual([]);
    expect(data.soundEffects).not.toEqual([]);
  });

  test('has dialogue that a named speaker can say in the time there is', () => {
    expect(data.voiceStyle === '').toBe(data.dialogue === '');
    if (data.dialogue === '') return;
    const [speaker, line = ''] = data.dialogue.split(/: (.*)/s);
    expect(speaker).toMatch(/^[A-Z][a-z ]+$/);
    expect(line.split(/\s+/).length / data.duration).toBeLessThanOrEqual(2.2);
  });
});

/** Every run of four words, so that one reused phrase is enough to be noticed. */
function shinglesOf({ data }: (typeof builtInTemplates)[number]): Set<string> {
  const text = [data.concept, data.mainSubject, data.action, data.setting, ...data.soundEffects].join(' ');
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

test('no two templates tell the same thing', () => {
  const shingles = builtInTemplates.map((template) => ({ id: template.id, set: shinglesOf(template) }));
  const alike = shingles.flatMap((one, index) =>
    shingles.slice(index + 1).flatMap((other) => {
      const shared = [...one.set].filter((shingle) => other.set.has(shingle));
      return shared.length / Math.min(one.set.size, other.set.size) > 0.05
        ? [[one.id, other.id, shared]]
        : [];
    })
  );
  expect(alike).toEqual([]);
});

test('no two templates share style, grade, mood and movement at once, and several languages are spoken', () => {
  const looks = builtInTemplates.map(({ data }) =>
    [data.cinematicStyle, data.colorGrading, data.mood, data.cameraMovement].join()
  );
  expect(new Set(looks).size).toBe(looks.length);
  expect(valuesOf('language').size).toBeGreaterThanOrEqual(8);
});

import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { joinTemplates } from './join-templates.ts';
import { loadBuiltInTemplates } from './catalog/load-built-in-templates.ts';
import { UserTemplate } from './template.ts';
import { templateFromPrompt } from './template-draft.ts';

const data = buildPrompt({
  concept: 'A lamp is lit',
  cinematicStyle: 'film-noir',
  mood: 'tense',
  cameraMovement: 'static'
});
const save = (changes: Partial<Parameters<typeof templateFromPrompt>[0]> = {}) =>
  templateFromPrompt({
    document: { name: 'My lamp', data },
    name: 'Lamp',
    description: ' One light ',
    existingIds: [],
    now: 1700,
    ...changes
  });

test('a saved template is named after its time and described by its prompt', () => {
  const template = save();
  expect(template).toEqual({
    id: 'user-template-1700',
    name: 'Lamp',
    category: 'Film noir',
    description: 'One light',
    promptData: data,
    tags: ['film-noir', 'tense', 'static'],
    createdAt: 1700,
    updatedAt: 1700
  });
  expect(UserTemplate.parse(template)).toEqual(template);
});

test('two templates saved in the same millisecond get different ids', () => {
  expect(save({ existingIds: ['user-template-1700'] }).id).toBe('user-template-1701');
  expect(save({ existingIds: ['user-template-1701', 'user-template-1700'] }).id).toBe('user-template-1702');
});

test.each([
  ['the name given', { name: ' Lamp ' }, 'Lamp'],
  ["the prompt's name", { name: '  ' }, 'My lamp'],
  ['its concept', { name: '', document: { name: '', data } }, 'A lamp is lit'],
  ['a plain word', { name: '', document: { name: '', data: buildPrompt() } }, 'Untitled template']
])('a template is called by %s', (_, changes, expected) => {
  expect(save(changes).name).toBe(expected);
});

test('without a cinematic style the category is General, and empty or repeated tags are left out', () => {
  const bare = buildPrompt({ cinematicStyle: '', mood: 'calm', cameraMovement: ' calm ' });
  expect(save({ document: { name: '', data: bare } })).toMatchObject({ category: 'General', tags: ['calm'] });
});

test('the library joins presets and user templates with what was done with each', () => {
  const builtIn = { id: 'vlog', name: 'Vlog', description: 'A day', data };
  const marks = [
    { templateId: 'vlog', isFavorite: true, usageCount: 4, lastUsedAt: 9 },
    { templateId: 'deleted', isFavorite: true, usageCount: 1, lastUsedAt: 3 }
  ];
  expect(joinTemplates([builtIn], [save()], marks)).toEqual([
    {
      id: 'vlog',
      name: 'Vlog',
      category: 'Film noir',
      description: 'A day',
      promptData: data,
      tags: ['film-noir', 'tense', 'static'],
      createdAt: 0,
      updatedAt: 0,
      isUserCreated: false,
      isFavorite: true,
      usageCount: 4
    },
    { ...save(), isUserCreated: true, isFavorite: false, usageCount: 0 }
  ]);
});

test('a catalog that cannot be loaded answers with the words to show', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await loadBuiltInTemplates(failing)).toEqual({ ok: false, error: 'Failed to load templates' });
  expect(await loadBuiltInTemplates()).toMatchObject({ ok: true });
});

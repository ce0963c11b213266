import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import {
  changeDraftPrompt,
  draftFromPrompt,
  draftFromTemplate,
  editTemplate,
  normalizeDraft,
  type TemplateDraft,
  templateFromPrompt
} from './template-draft.ts';
import { categoryOf, tagsOf } from './template-tags.ts';
import { UserTemplate } from './template.ts';

const noir = buildPrompt({ concept: 'A lamp is lit', cinematicStyle: 'film-noir', mood: 'tense' });
const comedy = buildPrompt({ cinematicStyle: 'comedy', mood: 'playful', cameraMovement: 'whip-pan' });
const anyText = fc.string({ maxLength: 12 });
const anyPrompt = fc
  .record({ cinematicStyle: anyText, mood: anyText, cameraMovement: anyText, concept: anyText })
  .map((changes) => buildPrompt(changes));
const anyDraft: fc.Arbitrary<TemplateDraft> = fc.record({
  name: anyText,
  description: anyText,
  category: anyText,
  tags: fc.array(anyText, { maxLength: 5 }),
  data: anyPrompt
});

describe('the draft of a template', () => {
  test('is called what the prompt is called, or what it is about', () => {
    expect(draftFromPrompt({ name: ' Lamp ', data: noir }).name).toBe('Lamp');
    expect(draftFromPrompt({ name: '', data: noir }).name).toBe('A lamp is lit');
    expect(draftFromPrompt({ name: '', data: buildPrompt({ concept: 'é'.repeat(90) }) }).name).toHaveLength(
      60
    );
  });

  test('follows its prompt with category and tags until somebody chose others', () => {
    const draft = draftFromPrompt({ name: 'Lamp', data: noir });
    expect(changeDraftPrompt(draft, comedy)).toMatchObject({ category: 'Comedy', tags: tagsOf(comedy) });
    const chosen = { ...draft, category: 'Mine', tags: ['blue'] };
    expect(changeDraftPrompt(chosen, comedy)).toMatchObject({
      category: 'Mine',
      tags: ['blue'],
      data: comedy
    });
  });

  test('is kept trimmed, each tag once, with the category of the prompt where none was given', () => {
    const draft = { name: ' A ', description: ' b ', category: ' ', tags: ['x ', 'x', ''], data: noir };
    const settled = { name: 'A', description: 'b', category: categoryOf(noir), tags: ['x'], data: noir };
    expect(normalizeDraft(draft)).toEqual(settled);
  });

  test('whatever is typed, what is kept is valid, stays kept the same and is the same template', () => {
    const template = templateFromPrompt({
      document: { name: 'Lamp', data: noir },
      name: 'Lamp',
      description: '',
      existingIds: [],
      now: 1700
    });
    fc.assert(
      fc.property(anyDraft, fc.integer(), (draft, now) => {
        const edited = editTemplate(template, draft, now);
        expect(UserTemplate.parse(edited)).toEqual(edited);
        expect(edited).toMatchObject({ id: template.id, createdAt: 1700 });
        expect(edited.updatedAt).toBeGreaterThanOrEqual(edited.createdAt);
        expect(normalizeDraft(draftFromTemplate(edited))).toEqual(draftFromTemplate(edited));
      })
    );
  });
});

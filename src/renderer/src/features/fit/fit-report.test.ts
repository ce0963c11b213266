import { describe, expect, test } from 'vitest';
import { clearTextFields, defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { makeFitReport } from './fit-report.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const reportOn = (changes: Parameters<typeof buildPrompt>[0] = {}, isModelOpen = false) =>
  makeFitReport({ name: '', data: buildPrompt({ concept: 'A harbor', ...changes }) }, context, isModelOpen);

describe('the report on a prompt', () => {
  test('says in one line whether the model rejects it, and how much there is to read', () => {
    expect(reportOn().summary).toBe('Veo 3 will reject this: 1 error, 4 tips');
    expect(reportOn({ duration: 8 }).summary).toBe('Ready for Veo 3: 4 tips');
    expect(reportOn({ model: '' }).summary).toBe('Choose a model to check this prompt');
    expect(reportOn({ model: 'mine-1' }).summary).toBe('Not checked: mine-1 is not in the model list');
  });

  test.each([
    ['in which nothing was written', { concept: '' }, false],
    ['that was cleared', { ...clearTextFields(defaultPromptData), model: 'veo-3.1' }, false],
    ['whose author has not said which model is theirs', {}, true]
  ])('has no finding, score or price for a prompt %s', (_, changes, isModelOpen) => {
    const report = reportOn(changes, isModelOpen);
    expect(report).toMatchObject({ summary: '', analysis: null, advice: [], cost: null });
    expect([...report.notes.keys()]).toEqual([]);
    expect(report.takes.get('model')).toBeDefined();
  });

  test('mends a length by changing nothing but the length', () => {
    const tooLong = reportOn().advice.find(({ ruleId }) => ruleId === 'duration-unsupported');
    expect(tooLong).toMatchObject({
      fieldLabels: ['Duration'],
      points: 25,
      suggestedFix: { label: 'Set 8 s', changes: { duration: 8 } }
    });
  });

  test('lists everything that moving away from a retired model changes before it is done', () => {
    const retired = reportOn({ duration: 20 }).advice.find(({ ruleId }) => ruleId === 'model-retired');
    expect(retired?.suggestedFix).toEqual({
      label: 'Switch to Gemini Omni 1.1 Flash',
      changes: { duration: 10, model: 'gemini-omni-flash' }
    });
    expect(retired?.moves.map(({ label, after }) => `${label}: ${after}`)).toEqual([
      'Duration: 10 s',
      'Model: Gemini Omni 1.1 Flash'
    ]);
  });

  test('notes what stands in a field and leaves an empty one in peace', () => {
    expect([...reportOn().notes.keys()]).toEqual(['duration', 'model']);
  });

  test('prices an attempt of a length the model takes, and none that nobody sells', () => {
    expect(reportOn().cost).toBeNull();
    expect(reportOn({ model: 'runway-gen4.5' }).cost).toMatchObject({ usd: 1.2, hasAudio: false });
  });

  test('counts the sound a model makes up when nothing is said about it, and says what silence would cost', () => {
    const silent = reportOn({ model: 'veo-3.1' });
    expect(silent.cost).toMatchObject({ usd: 3.2, seconds: 8, hasAudio: true, silentUsd: 1.6 });
    expect(silent.advice.map(({ ruleId }) => ruleId)).toContain('no-audio-on-audio-model');
    const withMusic = reportOn({ model: 'veo-3.1', musicStyle: 'piano' });
    expect(withMusic.cost).toMatchObject({ usd: 3.2, seconds: 8, hasAudio: true, silentUsd: null });
  });
});

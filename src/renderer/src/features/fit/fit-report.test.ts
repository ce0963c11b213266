import { describe, expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { makeFitReport } from './fit-report.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const reportOn = (changes: Parameters<typeof buildPrompt>[0] = {}) =>
  makeFitReport({ name: '', data: buildPrompt(changes) }, context);

describe('the report on a prompt', () => {
  test('says in one line what is refused, what to look at and the score', () => {
    expect(reportOn().summary).toBe('1 thing Veo 3 refuses · 4 to look at · score 43');
    expect(reportOn({ model: '' }).summary).toBe('Choose a model to check the fit');
    expect(reportOn({ model: 'mine-1' }).summary).toBe('Fit not checked: mine-1 is not known here');
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
    const retired = reportOn().advice.find(({ ruleId }) => ruleId === 'model-retired');
    expect(retired?.suggestedFix).toEqual({
      label: 'Move to Veo 3.1',
      changes: { duration: 8, model: 'veo-3.1' }
    });
    expect(retired?.moves.map(({ label, after }) => `${label}: ${after}`)).toEqual([
      'Duration: 8 s',
      'Model: veo-3.1'
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

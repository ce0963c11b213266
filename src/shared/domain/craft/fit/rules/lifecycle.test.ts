import { describe, expect, test } from 'vitest';
import { fitContext, getModel, type FitCase, summarizeFitCase, validShot } from '#tests/support/fit-cases.ts';
import { checkFit } from '../check-fit.ts';

const table: readonly (readonly [title: string, ruleId: string, fitCase: FitCase])[] = [
  [
    'a retired model offers its last living successor, not one that is about to go itself',
    'model-retired',
    {
      model: 'veo-3',
      shot: { model: 'veo-3' },
      says: 'Veo 3 was retired on 2026-06-30. Use Gemini Omni 1.1 Flash instead.',
      fix: { model: 'gemini-omni-flash' }
    }
  ],
  [
    'a retired model that nothing replaces',
    'model-retired',
    {
      model: 'sora-2',
      shot: { model: 'sora-2' },
      says: 'Sora 2 was retired on 2026-09-24. It has no successor.',
      fix: null
    }
  ],
  [
    'a retired target beside the prompt’s own model does not move the prompt',
    'model-retired',
    {
      model: 'veo-3',
      shot: { model: 'kling-3' },
      says: 'Veo 3 was retired on 2026-06-30. Use Gemini Omni 1.1 Flash instead.',
      fix: null
    }
  ],
  [
    'a current model',
    'model-retired',
    { model: 'kling-3', shot: { model: 'kling-3' }, says: null, fix: null }
  ],
  [
    'a model whose earliest day has passed may end any day',
    'model-retiring',
    {
      model: 'veo-3.1',
      shot: { model: 'veo-3.1' },
      says: 'Veo 3.1 can be retired any day since 2026-11-17. Use Gemini Omni 1.1 Flash instead.',
      fix: { model: 'gemini-omni-flash' }
    }
  ],
  [
    'a retired model is not about to retire',
    'model-retiring',
    { model: 'veo-3', shot: { model: 'veo-3' }, says: null, fix: null }
  ]
];

test.each(table)('%s', (_title, ruleId, fitCase) => {
  expect(summarizeFitCase(ruleId, fitCase)).toEqual({ says: fitCase.says, fix: fitCase.fix });
});

describe('a model that is about to go', () => {
  const end = (endsOn: string | null): string => {
    const model = getModel('veo-3.1');
    const retiring = { ...model, lifecycle: { ...model.lifecycle, endsOn } };
    const found = checkFit(validShot, retiring, fitContext).find(({ ruleId }) => ruleId === 'model-retiring');
    return String(found?.message);
  };

  test('names the day that is still to come', () => {
    expect(end('2027-01-31')).toMatch(/^Veo 3\.1 will be retired on 2027-01-31 or later\./);
  });

  test('names no day where none is known', () => {
    expect(end(null)).toMatch(/^Veo 3\.1 will be retired soon\./);
  });
});

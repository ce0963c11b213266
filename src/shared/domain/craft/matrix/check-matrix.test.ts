import { expect, test } from 'vitest';
import { makeMatrix } from '#tests/support/matrix-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { checkFit } from '../fit/check-fit.ts';
import { scorePrompt } from '../fit/score-prompt.ts';
import { builtInRegistry, findModel } from '../model/registry/registry.ts';
import { checkMatrix, isSupported, listRefusals } from './check-matrix.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const document = {
  name: '',
  data: buildPrompt({ concept: 'A harbour', mainSubject: 'a keeper', duration: 10 })
};
const byModel = makeMatrix(document, [
  { field: 'model', values: ['veo-3.1', 'kling-3', 'mine'] },
  { field: 'duration', values: [8, 10] }
]);

test('each prompt is checked for the model it names, with its settings as they are', () => {
  const checked = checkMatrix(byModel, context);
  expect(checked.map((prompt) => [...prompt.labels, isSupported(prompt)])).toEqual([
    ['veo-3.1', '8 s', true],
    ['veo-3.1', '10 s', false],
    ['kling-3', '8 s', true],
    ['kling-3', '10 s', true],
    ['mine', '8 s', false],
    ['mine', '10 s', false]
  ]);
  for (const {
    document: { data },
    fit
  } of checked.slice(0, 4)) {
    const model = findModel(builtInRegistry, data.model);
    if (model === undefined) throw new Error('No model');
    const findings = checkFit(data, model, context);
    expect(fit).toEqual({ model, findings, score: scorePrompt(findings).score });
  }
  expect(checked.at(-1)?.fit).toBeNull();
});

test('one model for all takes the place of the one each names', () => {
  const veo = findModel(builtInRegistry, 'veo-3.1');
  const checked = checkMatrix(byModel, context, veo);
  expect(checked.map((prompt) => listRefusals(prompt).length > 0)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true
  ]);
  expect(checked.map(({ document: { data } }) => data.model).slice(2)).toEqual([
    'kling-3',
    'kling-3',
    'mine',
    'mine'
  ]);
});

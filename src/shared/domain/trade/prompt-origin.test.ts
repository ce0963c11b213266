import { expect, test } from 'vitest';
import { defaultPromptData } from '../craft/prompt/default-prompt.ts';
import { type PromptOrigin, readOrigin, withOrigin, withoutOrigin } from './prompt-origin.ts';
import { formatPromptJson } from '../craft/prompt/prompt-json.ts';

const origin: PromptOrigin = {
  purchaseId: 'ent_1',
  slug: 'rain',
  title: 'Rain',
  seller: 'Grace',
  version: 2,
  licence: 'commercial',
  licenceVersion: '2026-11'
};

test('the origin of a bought prompt stands in its data and in its JSON', () => {
  const data = withOrigin(defaultPromptData, origin);
  expect(readOrigin(data)).toEqual(origin);
  expect(readOrigin(JSON.parse(formatPromptJson(data)))).toEqual(origin);
  expect(withoutOrigin(data)).toEqual(defaultPromptData);
});

test('it may tell how the sold text was known', () => {
  const withFingerprint = { ...origin, fingerprint: '1c2d3' };
  expect(readOrigin(withOrigin(defaultPromptData, withFingerprint))).toEqual(withFingerprint);
});

test.each([
  ['nothing', {}],
  ['a number for a fingerprint', { origin: { ...origin, fingerprint: 7 } }],
  ['a word', { origin: 'somewhere' }],
  ['null', { origin: null }],
  ['no licence', { origin: { ...origin, licence: undefined } }],
  ['a licence that is none', { origin: { ...origin, licence: 'resale' } }],
  ['a number for a title', { origin: { ...origin, title: 7 } }]
])('%s is no origin', (_name, extra) => {
  expect(readOrigin({ ...defaultPromptData, ...extra })).toBeNull();
});

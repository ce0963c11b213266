import { expect, test } from 'vitest';
import { compilePrompt } from '#shared/domain/craft/compile/compile.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { nameOutput, describeLength, writeOutput } from './outputs.ts';

function getRunway() {
  const model = findModel(builtInRegistry, 'runway-gen4.5');
  if (model === undefined) throw new Error('No Runway');
  return model;
}

test('writes the same compiled prompt as text, as JSON and as the request to the API', () => {
  const document = { name: '', data: buildPrompt({ concept: 'A harbour at night' }) };
  const compiled = compilePrompt(document, getRunway(), builtInRegistry);
  expect(writeOutput(compiled, 'text')).toBe(compiled.text);
  expect(JSON.parse(writeOutput(compiled, 'json'))).toEqual(compiled.json);
  expect(JSON.parse(writeOutput(compiled, 'payload'))).toEqual(compiled.payload);
});

test('names files after the model and what is in them', () => {
  expect(nameOutput('veo-3.1', 'text')).toBe('veo-3.1.txt');
  expect(nameOutput('veo-3.1', 'json')).toBe('veo-3.1.json');
  expect(nameOutput('veo-3.1', 'payload')).toBe('veo-3.1-payload.json');
});

test('says how much of the limit a text takes', () => {
  expect(describeLength('A harbour', getRunway())).toBe('9 of 1,000 characters');
  expect(describeLength('A harbour', { ...getRunway(), promptLimit: null })).toBe(
    '9 characters, no limit stated'
  );
});

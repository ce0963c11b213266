import { expect, test } from 'vitest';
import type { Model } from '../model.ts';
import { readRegistry } from './read-registry.ts';
import { builtInRegistry } from './registry.ts';

const [first, second] = builtInRegistry.models as [Model, Model];
const write = (...models: unknown[]): string =>
  JSON.stringify({ format: 'reelwright/models', version: '2027-01-01', models });
const living = (id: string, replacement: string | null = null): Model => ({
  ...first,
  id,
  lifecycle: { ...first.lifecycle, status: 'current', endsOn: null, replacement }
});
const lasting = (durations: object): unknown => ({
  ...living('x'),
  durations: { value: durations, source: 's', checkedOn: '2027-01-01', confidence: 'A' }
});

function refusalOf(text: string): string {
  const read = readRegistry(text);
  return read.ok ? '' : String(read.error);
}

test('a newer registry is read whole', () => {
  const newer = { ...builtInRegistry, version: '2027-03-01' };
  expect(readRegistry(`\uFEFF${JSON.stringify(newer)}`)).toEqual({ ok: true, value: newer });
});

test('a chain of replacements may end in a retired model that nothing replaces', () => {
  const last = { ...second, id: 'b', lifecycle: { ...second.lifecycle, replacement: null } };
  expect(readRegistry(write(living('a', 'b'), last)).ok).toBe(true);
});

test.each([
  ['nothing', '', 'This is not valid JSON. It may be cut off or damaged.'],
  [
    'a file cut short',
    write(living('a')).slice(0, -5),
    'This is not valid JSON. It may be cut off or damaged.'
  ],
  ['another kind of JSON', '{"format":"reelwright/prompt"}', 'This is JSON, but not a list of models.'],
  ['a list', '[1,2]', 'This is JSON, but not a list of models.'],
  ['null', 'null', 'This is JSON, but not a list of models.'],
  ['no models', write(), 'This list of models is damaged: models is not what it should be.'],
  [
    'a confidence we do not know',
    write({ ...first, audio: { value: 'none', source: 's', checkedOn: '2027-01-01', confidence: 'Z' } }),
    'This list of models is damaged: models.0.audio.confidence is not what it should be.'
  ],
  ['a model twice', write(living('Veo 9'), living('veo-9')), 'This list of models has "veo-9" twice.'],
  [
    'a replacement that is not listed',
    write(living('a', 'b')),
    'This list of models is damaged: what replaces "a" leads nowhere.'
  ],
  [
    'replacements in a circle',
    write(living('a', 'b'), living('b', 'a')),
    'This list of models is damaged: what replaces "a" leads nowhere.'
  ],
  [
    'lengths without end',
    write(lasting({ kind: 'range', from: 1, to: 1e9, step: 1e-9 })),
    'This list of models is damaged: the lengths of "x" make no list.'
  ],
  [
    'lengths that run backwards',
    write(lasting({ kind: 'range', from: 9, to: 3, step: 1 })),
    'This list of models is damaged: the lengths of "x" make no list.'
  ],
  [
    'a very long name',
    write(living('n'.repeat(5000)), living('n'.repeat(5000))),
    `This list of models has "${'n'.repeat(40)}…" twice.`
  ]
])('%s is refused with one sentence', (_, text, sentence) => {
  expect(refusalOf(text)).toBe(sentence);
});

// A reader that this makes slow without bound runs into the limit of every test.
test('hostile sizes and depths are refused', () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  const deepModel = `{"format":"reelwright/models","version":"2027-01-01","models":[{"id":${deep}}]}`;
  const chain = Array.from({ length: 500 }, (_, index) => living(`m${index}`, `m${index + 1}`));
  expect(refusalOf(' '.repeat(5_000_000))).toBe('This is too large to be a list of models.');
  expect(readRegistry(deep).ok).toBe(false);
  expect(readRegistry(deepModel).ok).toBe(false);
  expect(readRegistry(write(...chain)).ok).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInRegistry } from '../registry/registry.ts';
import { checkSignedModels, readSignedModels, signedModelsLimit } from './check-signed-models.ts';
import type { SignedModels } from '../signed-models.ts';

const key = `${'A'.repeat(43)}=`;
const signed: SignedModels = {
  format: 'reelwright/signed-models',
  list: JSON.stringify(builtInRegistry),
  signature: `${'B'.repeat(86)}==`,
  key
};
const always = async () => true;
const never = async () => false;

test('a signed list is read as it was written', () => {
  expect(readSignedModels(`\uFEFF${JSON.stringify({ ...signed, note: 'more' })}`)).toEqual({
    ok: true,
    value: signed
  });
});

test.each([
  ['nothing', ''],
  ['a bare list', signed.list],
  ['another format', JSON.stringify({ ...signed, format: 'reelwright/models' })],
  ['a short signature', JSON.stringify({ ...signed, signature: 'AAAA' })],
  ['a key of another length', JSON.stringify({ ...signed, key: `${key}A` })],
  ['a list that is no text', JSON.stringify({ ...signed, list: builtInRegistry })],
  ['more than fits', JSON.stringify({ ...signed, list: ' '.repeat(signedModelsLimit) })]
])('%s is no signed list', (_, text) => {
  expect(readSignedModels(text)).toEqual({ ok: false, error: { reason: 'unreadable' } });
});

test('any text and any JSON is answered, never thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readSignedModels(text).ok).toBe(false);
    })
  );
});

test('the key is judged first, then the signature, then what was signed', async () => {
  const damaged = { ...signed, list: '{"format":"reelwright/models"}' };
  const reasonOf = async (...given: Parameters<typeof checkSignedModels>) => {
    const checked = await checkSignedModels(...given);
    return checked.ok ? 'ok' : checked.error.reason;
  };
  expect(await reasonOf(damaged, [], never)).toBe('unknown_key');
  expect(await reasonOf(damaged, [key], never)).toBe('wrong_signature');
  expect(await reasonOf(damaged, [key], always)).toBe('not_a_list');
  expect(await reasonOf(signed, [`${'C'.repeat(43)}=`, key], always)).toBe('ok');
});

test('any list that was signed is read or refused, never thrown', async () => {
  const parts = fc.jsonValue();
  const list = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ format: fc.constant('reelwright/models'), version: parts, models: parts })
      .map((value) => JSON.stringify(value)),
    fc.tuple(fc.constantFrom(...Object.keys(builtInRegistry.models[0] ?? {})), parts).map(([field, value]) =>
      JSON.stringify({
        ...builtInRegistry,
        models: builtInRegistry.models.map((model) => ({ ...model, [field]: value }))
      })
    )
  );
  await fc.assert(
    fc.asyncProperty(list, async (text) => {
      const checked = await checkSignedModels({ ...signed, list: text }, [key], always);
      const outcome = checked.ok ? checked.value.format : checked.error.reason;
      expect(['reelwright/models', 'not_a_list']).toContain(outcome);
    })
  );
});

test('fields and families of a later version get plain handling', async () => {
  const models = builtInRegistry.models.map((model) => ({
    ...model,
    family: 'family-of-2030',
    hologram: { value: true }
  }));
  const list = JSON.stringify({ ...builtInRegistry, models, signedFor: 'later' });
  const checked = await checkSignedModels({ ...signed, list }, [key], always);
  expect(checked.ok && checked.value.models.map(({ family }) => family)).toEqual(
    models.map(() => 'family-of-2030')
  );
  expect(checked.ok && checked.value.models[0]).not.toHaveProperty('hologram');
});

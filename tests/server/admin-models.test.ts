// Signed lists of models: uploaded, compared, published and rolled back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { signAnyList } from '../../scripts/sign-models/sign-models.ts';
import { createSigningKey } from '../../scripts/signing/ed25519.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { listWith, signList } from '../support/server/signed-lists.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const reason = 'The vendor announced it';
const oldKey = createSigningKey();
const newKey = createSigningKey();
const strange = createSigningKey();
const later = (days: number): string =>
  new Date(Date.parse(builtInRegistry.version) + days * 86_400_000).toISOString().slice(0, 10);

let server: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  const modelListKeys = [oldKey.publicKey, newKey.publicKey];
  server = await createTestApp({
    context: { modelListKeys },
    expectedViolations: ['published_listings_are_shown']
  });
  admin = await signUpAs(server, { displayName: 'Ada Keeper' });
  await makeAdmin(server, admin);
});
afterAll(() => server.stop());

const upload = (file: unknown) =>
  server.call('modelLists.upload', { file: JSON.stringify(file), reason }, admin.headers);
const uploadList = async (list: ModelRegistry, key = oldKey) => (await upload(signList(list, key))).output.id;
const read = async () => (await server.call('modelLists.list', undefined, admin.headers)).output;
const readLast = async () => (await read()).publications[0]?.id ?? null;
const publish = async (id: string, replaces?: number | null) =>
  server.call(
    'modelLists.publish',
    { id, replaces: replaces === undefined ? await readLast() : replaces, reason },
    admin.headers
  );
const compare = async (id: string) => (await server.call('modelLists.compare', { id }, admin.headers)).output;

describe('an upload', () => {
  const signed = signList(listWith('Nova 1', later(1)), oldKey);

  test.each([
    ['no JSON', 'models_unreadable', 'no JSON'],
    ['an unsigned list', 'models_unreadable', builtInRegistry],
    [
      'one byte changed',
      'models_signature_wrong',
      { ...signed, list: signed.list.replace('Nova 1', 'Nova 2') }
    ],
    [
      'the signature of another list',
      'models_signature_wrong',
      { ...signed, signature: signList(builtInRegistry, oldKey).signature }
    ],
    ['the name of the other key', 'models_signature_wrong', { ...signed, key: newKey.publicKey }],
    ['a strange key', 'models_key_unknown', signList(listWith('Nova 1', later(1)), strange)],
    [
      'something else, signed',
      'models_not_a_list',
      signAnyList('{"format":"reelwright/prompt"}', oldKey.privateKey)
    ],
    ['an older list', 'models_older', signList({ ...builtInRegistry, version: '2020-01-01' }, oldKey)]
  ])('with %s is refused', async (_, code, file) => {
    expect((await upload(file)).problem.code).toBe(code);
  });

  test('of 50 MB is refused before it is read', async () => {
    const body = `{"file":"${'x'.repeat(50_000_000)}"}`;
    const response = await server.app.request('/api/v1/admin/models', {
      method: 'POST',
      body,
      headers: { ...admin.headers, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    });
    expect(response.status).toBe(413);
  });

  test('by either key is a draft, which nobody is given; the same file again is the same list', async () => {
    const id = await uploadList(listWith('Nova 1', later(1)), newKey);
    expect(await uploadList(listWith('Nova 1', later(1)), newKey)).toBe(id);
    const { lists, inUse } = await read();
    expect(lists.filter((list) => list.id === id)).toMatchObject([
      {
        version: later(1),
        models: builtInRegistry.models.length + 1,
        wasPublished: false,
        key: newKey.publicKey
      }
    ]);
    expect(inUse).toBe('built-in');
    expect((await server.call('models.getPublished')).output.signed).toBeNull();
  });
});

describe('a comparison', () => {
  test('names what is added, removed and changed, and counts what is affected', async () => {
    const seller = await seedSeller(server.database.db, 'ada');
    const [kept, changed] = builtInRegistry.models.filter(({ lifecycle }) => lifecycle.status === 'current');
    if (kept === undefined || changed === undefined) throw new Error('There are two current models');
    for (const model of [changed.id, changed.id, kept.id]) {
      const draft = buildPromptDraft({ data: { ...defaultPromptData, model } });
      await seedListing(server.database.db, seller, draft);
    }
    const base = listWith('Nova 3', later(1));
    const models = base.models.map((model) =>
      model.id === changed.id ? { ...model, label: 'Renamed', audio: null } : model
    );
    const id = await uploadList({ ...base, models });
    const difference = await compare(id);
    expect(difference.added.map(({ label }) => label)).toEqual(['Nova 3']);
    expect(difference.removed).toEqual([]);
    expect(difference.changed).toMatchObject([
      { before: { label: changed.label }, after: { label: 'Renamed' } }
    ]);
    expect(difference.uses).toEqual({ [changed.id]: { listings: 2, prompts: 2 } });
    expect(difference.total).toEqual({ listings: 2, prompts: 2 });
  });
});

describe('a publication', () => {
  test('gives apps the list to the letter, with a signature, and says when it is still the same', async () => {
    const list = listWith('Nova 4', later(2));
    const id = await uploadList(list);
    expect((await publish(id)).status).toBe(204);
    const answer = await server.call('models.getPublished');
    expect(answer.output).toEqual({
      signed: signList(list, oldKey),
      keys: [oldKey.publicKey, newKey.publicKey]
    });
    const again = await server.call('models.getPublished', undefined, {
      'if-none-match': answer.headers.get('etag') ?? ''
    });
    expect(again.status).toBe(304);
    expect((await server.call('models.get')).output).toEqual(list);
    expect((await upload(signList(listWith('Nova 5', later(1)), oldKey))).problem.code).toBe('models_older');
  });

  test('is refused twice, after another, for a draft that has become older, and for none', async () => {
    const before = await readLast();
    const early = await uploadList(listWith('Nova 6', later(2)));
    const late = await uploadList(listWith('Nova 7', later(3)));
    const [one, other] = await Promise.all([publish(late, before), publish(late, before)]);
    expect(new Set([one.status, other.status])).toEqual(new Set([204, 409]));
    expect((await publish(late)).problem.code).toBe('conflict');
    expect((await publish(early)).problem.code).toBe('models_older');
    expect((await publish('mdl_none')).problem.code).toBe('not_found');
  });

  test('is rolled back to an earlier list, and to the built-in one, with entries in the log', async () => {
    const earlier =
      (await read()).lists.find((list) => list.wasPublished && list.version === later(2))?.id ?? '';
    expect((await publish(earlier)).status).toBe(204);
    expect((await read()).inUse).toBe(earlier);
    expect((await compare('built-in')).removed.map(({ label }) => label)).toEqual(['Nova 4']);
    expect((await publish('built-in')).status).toBe(204);
    expect((await server.call('models.getPublished')).output.signed).toBeNull();
    expect((await server.call('models.get')).output).toEqual(builtInRegistry);
    expect((await read()).publications.map(({ version }) => version)).toEqual([
      builtInRegistry.version,
      later(2),
      later(3),
      later(2)
    ]);
    const list = async (action: 'models.publish' | 'models.roll_back' | 'models.upload') =>
      (await server.call('auditEntries.list', { limit: 20, action }, admin.headers)).output.items;
    expect(await list('models.roll_back')).toMatchObject([
      { actor: { id: admin.id }, subject: { id: 'built-in' }, reason },
      { subject: { id: earlier }, reason, details: { version: later(2) } }
    ]);
    expect(await list('models.publish')).toHaveLength(2);
    expect((await list('models.upload'))[0]).toMatchObject({ actor: { id: admin.id }, reason });
  });

  test('a listing that is published meanwhile names the new model', async () => {
    const list = listWith('Nova 8', later(4));
    await publish(await uploadList(list));
    const seller = await seedSeller(server.database.db, 'grace');
    const draft = buildPromptDraft({ data: { ...defaultPromptData, model: 'nova-8' } });
    const { slug } = await seedListing(server.database.db, seller, draft);
    expect((await server.call('listings.get', { slug })).output.prompts[0]?.facts.model).toBe('nova-8');
  });

  test('is changed by nobody in the database', async () => {
    const run = (statement: string) => server.database.owner.pool.query(statement);
    for (const statement of [
      "update model_lists set body = '{}'",
      'delete from model_lists',
      "update model_publications set reason = ''",
      'delete from model_publications'
    ]) {
      await expect(run(statement)).rejects.toMatchObject({ code: '23001' });
    }
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideShowcase, listPending, submitShowcase } from '#server/services/showcase/showcase.ts';
import { type Actor, type Person, visitor } from '#shared/domain/people/actor.ts';
import { withOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import { seedUser } from '#tests/support/server/seed-listings.ts';
import { signUpAs } from '#tests/support/server/test-users.ts';

let server: TestApp;
let admin: Person;

const person = (id: string, roles: Person['roles']): Person => ({
  kind: 'person',
  id,
  roles,
  status: 'active',
  isVerified: true
});

beforeAll(async () => {
  server = await createTestApp();
  admin = person(await seedUser(server.database.db, 'the-admin'), ['user', 'admin']);
});
afterAll(() => server.stop());

const count = async (table: string): Promise<number> => {
  const { rows } = await server.database.db.execute(sql.raw(`select count(*)::int as n from ${table}`));
  return Number(rows[0]?.['n']);
};

const guard = { website: '', openSeconds: 20 };
const message = {
  name: 'Ann',
  email: 'ann@example.com',
  topic: 'question' as const,
  message: 'How do I move a prompt to another model?'
};

let videos = 0;
const draft = (fields: object = {}) => ({
  title: 'The keeper',
  videoUrl: `https://youtu.be/abcdefgh${String(videos++).padStart(3, '0')}`,
  creator: 'Ann',
  model: 'veo-3.1',
  note: '',
  data: { ...defaultPromptData, concept: 'A keeper lights a lamp' },
  ...fields
});

describe('a message', () => {
  test('is kept, and mailed to the operator once', async () => {
    const { status, output } = await server.call('contact.send', { message, guard });
    expect([status, output.id]).toEqual([200, expect.stringMatching(/^msg_/)]);
    expect(await count('contact_messages')).toBe(1);
    const mail = await server.waitForMail('operator@example.com');
    expect(mail.text).toContain(message.message);
    expect(mail.text).toContain('ann@example.com');
  });

  test('that was sent already is answered as if it were new, and kept and mailed no second time', async () => {
    const more = await Promise.all([1, 2, 3].map(() => server.call('contact.send', { message, guard })));
    for (const { status, output } of more) expect([status, output.id]).toEqual([200, expect.any(String)]);
    expect(await count('contact_messages')).toBe(1);
    expect(await count('development_mails')).toBe(1);
  });

  test('is its writer’s, whoever is signed in where it is sent', async () => {
    const [ann, ben] = [await signUpAs(server), await signUpAs(server)];
    const send = async (text: string, writer?: string) => {
      const from = writer === undefined ? {} : { [cloudHeaders.writer]: writer };
      const headers = { ...ben.headers, ...from, 'idempotency-key': text.replaceAll(' ', '-') };
      const sent = { ...message, message: `A message that ${text}` };
      const { output } = await server.call('contact.send', { message: sent, guard }, headers);
      return output.id;
    };
    const ids = [
      await send('Ann wrote before', ann.id),
      await send('a visitor wrote', 'visitor'),
      await send('Ben wrote', ben.id),
      await send('an app before this one sent')
    ];
    const { rows } = await server.database.pool.query<{ sender: string | null }>(
      'select sender_id as sender from contact_messages where id = any($1) order by array_position($1, id)',
      [ids]
    );
    expect(rows.map(({ sender }) => sender)).toEqual([null, null, ben.id, ben.id]);
    const { rows: records } = await server.database.pool.query<{ key: string }>(
      'select key from idempotency_keys where sender = $1 order by lower(key)',
      [ben.id]
    );
    expect(records.map(({ key }) => key)).toEqual(['an-app-before-this-one-sent', 'Ben-wrote']);
  });

  test.each([
    ['fills the field that nobody sees', { website: 'https://spam.example', openSeconds: 20 }],
    ['sends at once', { website: '', openSeconds: 0.4 }]
  ])('of a program that %s is answered the same and goes nowhere', async (_what, spam) => {
    const before = await count('contact_messages');
    const honest = await server.call('contact.send', {
      message: { ...message, message: `${message.message} ${spam.openSeconds}` },
      guard
    });
    const refused = await server.call('contact.send', {
      message: { ...message, message: `Buy ${spam.openSeconds} now, please.` },
      guard: spam
    });
    expect(refused.status).toBe(honest.status);
    expect(Object.keys(refused.output)).toEqual(Object.keys(honest.output));
    expect(refused.output.id).toMatch(/^msg_[0-9a-z]{26}$/);
    expect([...refused.headers.keys()]).toEqual([...honest.headers.keys()]);
    expect(await count('contact_messages')).toBe(before + 1);
  });

  test.each([
    { ...message, email: 'ann' },
    { ...message, message: 'short' },
    { ...message, topic: 'else' },
    { ...message, name: '  ' },
    { ...message, name: `Ann\u0000` }
  ])('that cannot be answered is refused, %#', async (wrong) => {
    const { status } = await server.call('contact.send', { message: wrong as typeof message, guard });
    expect(status).toBe(400);
  });

  test('comes often from nobody', async () => {
    const strict = await createTestApp({
      rates: Object.fromEntries(
        ['read', 'write', 'render', 'attempt', 'mail', 'submit'].map((name) => [
          name,
          { name, points: name === 'submit' ? 3 : 1000, seconds: 60, isShared: name === 'submit' }
        ])
      ) as never
    });
    try {
      const statuses: number[] = [];
      const waits: number[] = [];
      for (let number = 0; number < 5; number++) {
        const sent = { ...message, message: `${message.message} ${number}` };
        const { status, headers } = await strict.call('contact.send', { message: sent, guard });
        statuses.push(status);
        waits.push(Number(headers.get('retry-after')));
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect(waits.map((seconds) => seconds > 0)).toEqual([false, false, false, true, true]);
    } finally {
      await strict.stop();
    }
  });
});

describe('a video for the showcase', () => {
  const submit = (fields: object = {}, actor: Actor = visitor, spamGuard = guard) =>
    submitShowcase(server.context, actor, { entry: draft(fields), guard: spamGuard });
  const shown = async () => (await server.call('showcase.list', { limit: 60 })).output.items;
  const pending = async () => (await listPending(server.context, admin, { limit: 60 })).items;

  test('waits unseen until an administrator approves it, and is then shown with its prompt', async () => {
    const { id } = await submit({ videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk&t=3' });
    expect((await shown()).map((entry) => entry.id)).not.toContain(id);
    expect((await pending()).map((entry) => entry.id)).toContain(id);
    await decideShowcase(server.context, admin, { id, isApproved: true, reason: 'Fits the prompt.' });
    const entry = (await shown()).find((each) => each.id === id);
    expect(entry).toMatchObject({
      video: { host: 'youtube', id: 'abcdefghijk', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      data: { concept: 'A keeper lights a lamp' }
    });
    expect(await pending()).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('that is refused, or taken out again, is not shown; who decided and why is kept', async () => {
    const { id } = await submit();
    await decideShowcase(server.context, admin, { id, isApproved: true, reason: 'Good.' });
    await decideShowcase(server.context, admin, { id, isApproved: false, reason: 'The video is gone.' });
    expect((await shown()).map((entry) => entry.id)).not.toContain(id);
    await expect(
      decideShowcase(server.context, admin, { id, isApproved: true, reason: 'Again.' })
    ).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await server.database.db.execute(
      sql`select actor_id, action, reason from audit_entries where subject_id = ${id} order by id`
    );
    expect(rows).toEqual([
      { actor_id: admin.id, action: 'showcase.approve', reason: 'Good.' },
      { actor_id: admin.id, action: 'showcase.refuse', reason: 'The video is gone.' }
    ]);
  });

  test.each([
    'https://evil.example/watch?v=abcdefghijk',
    'https://www.youtube.com/',
    'http://youtu.be/abcdefghijk'
  ])('at %s is none', async (videoUrl) => {
    const { status } = await server.call('showcase.submit', { entry: draft({ videoUrl }), guard });
    expect(status).toBe(400);
  });

  test('with a prompt that was bought is refused, since everybody would read it', async () => {
    const origin = {
      purchaseId: 'ent_1',
      slug: 'rain',
      title: 'Rain',
      seller: 'Ada',
      version: 1,
      licence: 'commercial' as const,
      licenceVersion: '2026-11'
    };
    const entry = draft({ data: withOrigin({ ...defaultPromptData, concept: 'Rain' }, origin) });
    const { problem } = await server.call('showcase.submit', { entry, guard });
    expect(problem.code).toBe('resale_not_allowed');
  });

  test('that waits or is shown already, and spam, are answered the same and kept no second time', async () => {
    const videoUrl = 'https://vimeo.com/123456789';
    await submit({ videoUrl });
    const before = await count('showcase_entries');
    expect(await submit({ videoUrl: 'https://player.vimeo.com/video/123456789' })).toEqual({
      id: expect.any(String)
    });
    expect(await submit({}, visitor, { ...guard, website: 'x' })).toEqual({ id: expect.any(String) });
    expect(await count('showcase_entries')).toBe(before);
  });

  test('is decided by administrators alone', async () => {
    const { id } = await submit();
    const other = person(await seedUser(server.database.db, 'not-an-admin'), ['user', 'seller']);
    for (const actor of [visitor, other]) {
      const deciding = decideShowcase(server.context, actor, { id, isApproved: true, reason: 'Mine.' });
      await expect(deciding).rejects.toMatchObject({ code: 'forbidden' });
      await expect(listPending(server.context, actor, { limit: 5 })).rejects.toMatchObject({
        code: 'forbidden'
      });
    }
    expect((await server.call('showcase.listPending', { limit: 5 })).status).toBe(401);
    expect((await server.call('showcase.decide', { id, isApproved: true, reason: 'x' })).status).toBe(401);
    const gone = decideShowcase(server.context, admin, { id: 'shw_none', isApproved: true, reason: 'x' });
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is shown once however the pages are turned', async () => {
    for (let number = 0; number < 7; number++) {
      const { id } = await submit();
      await decideShowcase(server.context, admin, { id, isApproved: true, reason: 'Good.' });
    }
    const all = (await shown()).map((entry) => entry.id);
    const turned: string[] = [];
    let cursor: string | undefined;
    do {
      const { output } = await server.call('showcase.list', {
        limit: 3,
        ...(cursor === undefined ? {} : { cursor })
      });
      turned.push(...output.items.map(({ id }) => id));
      cursor = output.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(turned).toEqual(all);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createIdempotencyRecords,
  purgeExpiredRequests
} from '#server/services/idempotency/idempotency-records.ts';
import { signUpAs } from '../support/server/test-users.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

const contact = (message: string) => ({
  message: { name: 'Ada', email: 'ada@example.com', topic: 'question' as const, message },
  guard: { website: '', openSeconds: 30 }
});
const keyed = (key: string) => ({ 'idempotency-key': key });
const countMessages = async (message: string) => {
  const { rows } = await server.database.pool.query('select 1 from contact_messages where message = $1', [
    message
  ]);
  return rows.length;
};

describe('a write with an Idempotency-Key', () => {
  test('is done once, however often and at once it is sent, and answered the same', async () => {
    const message = 'Sent by a client that never saw the answer';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call('contact.send', contact(message), keyed('once')))
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(
      answers.filter(({ status }) => status !== 200).every(({ problem }) => problem.code === 'conflict')
    ).toBe(true);
    const again = await server.call('contact.send', contact(message), keyed('once'));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(new Set([...done, again].map(({ output }) => output.id)).size).toBe(1);
    expect(await countMessages(message)).toBe(1);
  });

  test('is known for ninety days, as long as a device may have kept it', async () => {
    const message = 'Waited on a device without a connection';
    const { now } = server.context;
    const sendAfter = async (days: number) => {
      await purgeExpiredRequests.run({ ...server.context, now: () => now() + days * 86_400_000 }, {});
      return server.call('contact.send', contact(message), keyed('kept'));
    };
    await sendAfter(0);
    expect((await sendAfter(89)).headers.get('idempotency-replayed')).toBe('true');
    expect((await sendAfter(91)).headers.get('idempotency-replayed')).toBeNull();
  });

  test('of a message arrives once from wherever a device sends it again', async () => {
    const message = 'Written as a visitor, and sent again after signing in';
    await server.call('contact.send', contact(message), keyed('moved'));
    await server.database.pool.query(
      "update contact_messages set received_at = now() - interval '30 days' where message = $1",
      [message]
    );
    const { headers } = await signUpAs(server);
    await server.call('contact.send', contact(message), { ...headers, ...keyed('moved') });
    expect(await countMessages(message)).toBe(1);
    await server.call('contact.send', contact(message), { ...headers, ...keyed('another') });
    expect(await countMessages(message)).toBe(2);
  });

  test('gets no answer kept once its claim is gone, as with an account that was erased meanwhile', async () => {
    const { database, context } = server;
    const records = createIdempotencyRecords(database.db, context.now);
    const request = { sender: 'usr_erased', key: 'erased', fingerprint: 'of the body' };
    const response = { status: 200, headers: {}, body: 'Of a person' };
    await records.claim(request);
    await database.pool.query("delete from idempotency_keys where sender = 'usr_erased'");
    await records.save(request, response);
    expect(await records.claim(request)).toEqual({ state: 'new' });
    await records.save(request, response);
    expect(await records.claim(request)).toEqual({ state: 'completed', ...response });
  });

  test('is refused when the key was used for something else', async () => {
    await server.call('contact.send', contact('The first message'), keyed('reused'));
    const other = await server.call('contact.send', contact('Another message'), keyed('reused'));
    expect([other.status, other.problem.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countMessages('Another message')).toBe(0);
  });

  test('keeps a refusal too, and answers it again', async () => {
    const short = contact('short');
    const [first, second] = [
      await server.call('contact.send', short, keyed('refused')),
      await server.call('contact.send', short, keyed('refused'))
    ];
    expect([first.status, second.status]).toEqual([400, 400]);
    expect(second.problem).toEqual(first.problem);
  });

  test('is not stored after a server error, so that the same key runs again', async () => {
    const message = 'Sent while a table was missing';
    await server.database.owner.pool.query('alter table contact_messages rename to missing_messages');
    const failed = await server.call('contact.send', contact(message), keyed('failed'));
    await server.database.owner.pool.query('alter table missing_messages rename to contact_messages');
    const repeated = await server.call('contact.send', contact(message), keyed('failed'));
    expect([failed.status, repeated.status]).toEqual([500, 200]);
    expect(await countMessages(message)).toBe(1);
  });

  test.each(['', 'x'.repeat(201), 'two words'])('is refused with the key %j', async (key) => {
    const { status } = await server.call('contact.send', contact('Some message'), keyed(key));
    expect(status).toBe(400);
  });

  test('of somebody else is another one', async () => {
    const send = async (remoteAddress: string) => {
      const response = await server.app.request(
        '/api/v1/contact',
        {
          method: 'POST',
          headers: { ...keyed('shared'), 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify(contact(`A message from ${remoteAddress}`))
        },
        { incoming: { socket: { remoteAddress } } }
      );
      return response.status;
    };
    expect([await send('192.0.2.1'), await send('192.0.2.2')]).toEqual([200, 200]);
  });
});

test('work whose worker was killed can be taken over after a minute', async () => {
  let now = Date.now();
  const records = createIdempotencyRecords(server.database.db, () => now);
  const request = { sender: 'usr_1', key: 'abandoned', fingerprint: 'f' };
  expect((await records.claim(request)).state).toBe('new');
  expect((await records.claim(request)).state).toBe('in_progress');
  now += 61_000;
  expect((await records.claim(request)).state).toBe('new');
  await records.release(request);
  expect((await records.claim(request)).state).toBe('new');
});

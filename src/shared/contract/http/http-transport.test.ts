import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudHeaders } from './cloud-headers.ts';
import {
  retryDelayMs,
  createHttpTransport,
  type HttpResponse,
  type HttpTransportRequest
} from './http-transport.ts';

type Reply = HttpResponse | Error;

const json = (status: number, body: unknown): HttpResponse => ({
  status,
  contentType: status < 400 ? 'application/json' : 'application/problem+json',
  text: JSON.stringify(body)
});
const noNetwork = new TypeError('no network');

/** A server that gives these replies in turn, the last one again and again. */
function serve(replies: readonly Reply[], isOnline = true) {
  const sent: HttpTransportRequest[] = [];
  const waits: number[] = [];
  let keys = 0;
  const transport = createHttpTransport({
    async send(request) {
      sent.push(request);
      const reply = replies[Math.min(sent.length, replies.length) - 1];
      if (reply === undefined || reply instanceof Error) throw reply ?? new Error('nothing to reply');
      return reply;
    },
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
    createKey: () => `key-${(keys += 1)}`,
    isOnline: () => isOnline
  });
  return { transport, sent, waits };
}

const refusal = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) as unknown });

describe('a call of the cloud', () => {
  test('that is refused for a word names the word and its field, and nothing that is no such field', async () => {
    const refuse = async (forbiddenUse: unknown) => {
      const { transport } = serve([json(422, { code: 'word_not_allowed', forbiddenUse })]);
      const answer = await transport('listings.get', { slug: 'rain' });
      return answer.ok ? null : answer.error.forbiddenUse;
    };
    expect(await refuse({ field: 'title', word: 'miracle', more: 1 })).toEqual({
      field: 'title',
      word: 'miracle'
    });
    for (const use of [
      undefined,
      null,
      'title',
      {},
      { field: '__proto__', word: 'miracle' },
      { field: 'title', word: 7 }
    ])
      expect(await refuse(use)).toBeUndefined();
  });

  test('travels by its route and comes back as a value', async () => {
    const { transport, sent } = serve([json(200, { slug: 'rain' })]);
    expect(await transport('listings.get', { slug: 'rain & sun' })).toEqual({
      ok: true,
      value: { slug: 'rain' }
    });
    expect(sent).toMatchObject([{ method: 'GET', url: '/api/v1/listings/rain%20%26%20sun', body: null }]);
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('comes back with nothing where there is nothing to say', async () => {
    const { transport } = serve([{ status: 204, contentType: '', text: '' }]);
    expect(await transport('account.signOut', undefined)).toEqual({ ok: true, value: undefined });
  });

  test('is refused with the code of the problem', async () => {
    const { transport, sent, waits } = serve([json(409, { code: 'username_taken', title: 'x' })]);
    expect(await transport('profiles.save', {})).toEqual(refusal('username_taken'));
    expect([sent.length, waits]).toEqual([1, []]);
  });

  test.each(['toString', 'account.become', '__proto__'])('named %s is not sent', async (name) => {
    const { transport, sent } = serve([json(200, {})]);
    expect(await transport(name, {})).toEqual(refusal('invalid_input'));
    expect(sent).toEqual([]);
  });

  test('fails as internal where the server names no reason that is known', async () => {
    expect(await serve([json(500, { code: 'mystery' })]).transport('account.get', undefined)).toEqual(
      refusal('internal')
    );
    expect(await serve([json(500, null)]).transport('account.get', undefined)).toEqual(refusal('internal'));
  });

  test('takes a page that somebody put in between for no answer', async () => {
    const { transport, sent } = serve([
      { status: 200, contentType: 'text/html', text: '<form>Log in</form>' }
    ]);
    expect(await transport('account.get', undefined)).toEqual(refusal('unreachable'));
    expect(sent).toHaveLength(4);
  });

  test('takes half an answer for none', async () => {
    const { transport } = serve([{ status: 200, contentType: 'application/json', text: '{"slug"' }]);
    expect(await transport('account.get', undefined)).toEqual(refusal('unreachable'));
  });
});

describe('a failure that may pass', () => {
  test('is tried three times more, waiting longer each time', async () => {
    const { transport, sent, waits } = serve([noNetwork]);
    expect(await transport('account.get', undefined)).toEqual(refusal('unreachable'));
    expect(sent).toHaveLength(4);
    expect(waits).toEqual([1125, 2250, 4500]);
  });

  test('is forgotten when a later try succeeds', async () => {
    const { transport, waits } = serve([noNetwork, json(503, { code: 'not_ready' }), json(200, null)]);
    expect(await transport('account.get', undefined)).toEqual({ ok: true, value: null });
    expect(waits).toHaveLength(2);
  });

  test('leaves a write its key, and the next write gets another', async () => {
    const { transport, sent } = serve([noNetwork, noNetwork, { status: 204, contentType: '', text: '' }]);
    await transport('profiles.removeAvatar', undefined);
    await transport('profiles.removeAvatar', undefined);
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
      'key-1',
      'key-2'
    ]);
  });

  test('leaves a write the key that its sender gave, in its headers alone', async () => {
    const { transport, sent } = serve([
      noNetwork,
      json(409, { code: 'conflict' }),
      json(200, { id: 'msg_1' })
    ]);
    await transport('contact.send', { message: {}, key: 'mine' });
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', 'mine', 'mine']);
    expect(sent[0]?.body).toBe('{"message":{}}');
    await transport('profiles.save', { key: 'not for this one' });
    expect(sent.at(-1)?.headers['idempotency-key']).toBe('key-1');
  });

  test('names the writer of a message in its headers, and of nothing else', async () => {
    const { transport, sent } = serve([json(200, { id: 'msg_1' })]);
    await transport('contact.send', { message: {}, writer: 'usr_1' });
    await transport('profiles.save', { writer: 'usr_1' });
    await transport('contact.send', { message: {} });
    expect(sent.map(({ headers }) => headers[cloudHeaders.writer])).toEqual(['usr_1', undefined, undefined]);
    expect(sent[0]?.body).toBe('{"message":{}}');
  });

  test('of an account’s write is told at once, since it may have been done', async () => {
    const { transport, sent } = serve([noNetwork]);
    expect(await transport('account.signIn', { email: 'a@b.example', password: 'x' })).toEqual(
      refusal('unreachable')
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('of an account’s write is tried again where the server did nothing yet', async () => {
    const { transport, sent } = serve([
      json(503, { code: 'not_ready' }),
      json(200, { status: 'second_factor' })
    ]);
    expect(await transport('account.signIn', {})).toEqual({ ok: true, value: { status: 'second_factor' } });
    expect(sent).toHaveLength(2);
  });

  test('waits for its own first try, and takes a conflict at the first for what it is', async () => {
    const { transport } = serve([noNetwork, json(409, { code: 'conflict' }), json(200, { id: 'msg_1' })]);
    expect(await transport('contact.send', {})).toEqual({ ok: true, value: { id: 'msg_1' } });
    const first = serve([json(409, { code: 'conflict' })]);
    expect(await first.transport('contact.send', {})).toEqual(refusal('conflict'));
    expect(first.sent).toHaveLength(1);
    const another = serve([json(409, { code: 'conflict' }), json(200, { id: 'msg_1' })]);
    expect(await another.transport('contact.send', { key: 'sent before' })).toMatchObject({ ok: true });
  });

  test('is told at once without a network', async () => {
    const { transport, sent, waits } = serve([noNetwork], false);
    expect(await transport('account.get', undefined)).toEqual(refusal('unreachable'));
    expect([sent.length, waits]).toEqual([1, []]);
  });

  test('is tried again after a 500, for a read and for a write under a key', async () => {
    const crash = json(500, { code: 'internal' });
    const read = serve([crash, json(500, { code: 'mystery' }), json(200, null)]);
    expect(await read.transport('account.get', undefined)).toEqual({ ok: true, value: null });
    expect(read.waits).toHaveLength(2);
    const write = serve([crash, json(200, { id: 'msg_1' })]);
    expect(await write.transport('contact.send', {})).toEqual({ ok: true, value: { id: 'msg_1' } });
    expect(write.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  test.each([
    ['account.signIn', 500],
    ['account.get', 400]
  ])('of %s is told at once after a %i', async (name, status) => {
    const { transport, sent } = serve([json(status, { code: 'internal' })]);
    expect(await transport(name, {})).toEqual(refusal('internal'));
    expect(sent).toHaveLength(1);
  });

  test('waits 1 s, 2 s, 4 s … 30 s, with jitter only above that', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (retry, drawn) => {
          const wait = retryDelayMs(retry, () => drawn);
          const base = Math.min(30_000, 1000 * 2 ** retry);
          expect(wait).toBeGreaterThanOrEqual(base);
          expect(wait).toBeLessThanOrEqual(Math.min(30_000, base * 1.25));
        }
      )
    );
  });
});

import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import { command, nothing, query } from '#shared/contract/procedure.ts';
import { registerContract } from './register.ts';

const contract = {
  'note.save': command(z.object({ text: z.string() }), z.object({ length: z.int() })),
  'note.list': query(nothing, z.array(z.string()))
} as const;

type Listener = (event: unknown, input?: unknown) => Promise<unknown>;
const stranger: unknown = {};
const own = { senderFrame: { origin: 'app://bundle', parent: null } };

function register(save: (input: { text: string }) => { length: number }): Listener {
  const listeners = new Map<string, Listener>();
  registerContract(
    { handle: (channel, listener) => void listeners.set(channel, listener as Listener) },
    contract,
    (name) => `test:${name}`,
    (sender) => (sender === stranger ? undefined : { 'note.save': save, 'note.list': () => [] })
  );
  expect([...listeners.keys()]).toEqual(['test:note.save', 'test:note.list']);
  return listeners.get('test:note.save') as Listener;
}

const measure = ({ text }: { text: string }): { length: number } => ({ length: text.length });
const refusal = (code: string): unknown => ({
  ok: false,
  error: expect.objectContaining({ code }) as unknown
});

afterEach(() => vi.restoreAllMocks());

describe('a call from the page', () => {
  test('is answered with a value', async () => {
    expect(await register(measure)(own, { text: 'rain' })).toEqual({ ok: true, value: { length: 4 } });
  });

  test('reaches its handler as the contract describes it, without what else was sent', async () => {
    const save = vi.fn(measure);
    await register(save)(own, { text: 'rain', admin: true });
    expect(save).toHaveBeenCalledExactlyOnceWith({ text: 'rain' });
  });

  test.each([
    null,
    { origin: 'https://example.com', parent: null },
    { origin: 'app://bundle.evil.org', parent: null },
    { origin: 'null', parent: null },
    { origin: 'app://bundle', parent: {} }
  ])('from %j is refused before it is read', async (senderFrame) => {
    const save = vi.fn(measure);
    expect(await register(save)({ senderFrame }, { text: 'rain' })).toEqual(refusal('forbidden_sender'));
    expect(save).not.toHaveBeenCalled();
  });

  test('from contents that are no window of ours is refused', async () => {
    const save = vi.fn(measure);
    expect(await register(save)({ ...own, sender: stranger }, { text: 'rain' })).toEqual(
      refusal('forbidden_sender')
    );
    expect(save).not.toHaveBeenCalled();
  });

  test('with a wrong input is refused, naming the place but not the value', async () => {
    const answer = await register(measure)(own, { text: { secret: 'my film idea' } });
    expect(answer).toMatchObject({ error: { code: 'invalid_input', detail: 'text: invalid_type' } });
    expect(JSON.stringify(answer)).not.toContain('film');
  });

  test('fails with the code its handler chose', async () => {
    const answer = await register(() => {
      throw new ContractFailure('disk_full');
    })(own, { text: '' });
    expect(answer).toEqual(refusal('disk_full'));
    expect(answer).not.toMatchObject({ error: { detail: expect.anything() as unknown } });
  });

  test('fails as internal on anything else, and the log holds no prompt text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await register(({ text }) => {
      throw new TypeError(`cannot read\n${text}`);
    })(own, { text: 'my film idea' });
    expect(answer).toMatchObject({ error: { code: 'internal', detail: 'TypeError' } });
    expect(inspect([answer, log.mock.calls], { depth: null })).not.toContain('film');
    expect(log.mock.calls[0]?.join(' ')).toContain('test:note.save failed: TypeError');
  });

  test('always gets a Result, whatever it sends', async () => {
    const save = register(measure);
    await fc.assert(
      fc.asyncProperty(
        fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }),
        async (input) => {
          expect(await save(own, input)).toHaveProperty('ok');
        }
      )
    );
  });
});

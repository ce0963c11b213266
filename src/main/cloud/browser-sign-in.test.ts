import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createBrowserSignIn } from './browser-sign-in.ts';

function begin(answer: unknown = ok({ account: {} })) {
  const opened: URL[] = [];
  const carried: unknown[] = [];
  const clock = { now: 1000 };
  let count = 0;
  const signIn = createBrowserSignIn({
    server: 'https://reelwright.example',
    openExternal: async (url) => void opened.push(new URL(url)),
    transport: async (name, input) => {
      carried.push([name, input]);
      return answer as never;
    },
    now: () => clock.now,
    randomBytes: (size) => Buffer.alloc(size, (count += 1))
  });
  const link = (changes: Record<string, string> = {}) =>
    new URLSearchParams({ code: 'c0de', state: opened.at(-1)?.searchParams.get('state') ?? '', ...changes });
  return { signIn, opened, carried, clock, link };
}

describe('a sign-in by the browser', () => {
  test('shows the browser a challenge, and the server what it was made of', async () => {
    const { signIn, opened, carried, link } = begin();
    await signIn.start();
    expect(`${opened[0]?.origin}${opened[0]?.pathname}`).toBe('https://reelwright.example/auth/desktop');
    expect(await signIn.finish(link())).toBeNull();
    const [[name, { code, verifier }]] = carried as [[string, { code: string; verifier: string }]];
    expect([name, code]).toEqual(['account.exchangeDesktopCode', 'c0de']);
    expect(opened[0]?.searchParams.get('challenge')).toBe(
      createHash('sha256').update(verifier).digest('base64url')
    );
    expect(String(opened[0])).not.toContain(verifier);
  });

  test('ends once', async () => {
    const { signIn, carried, link } = begin();
    await signIn.start();
    await signIn.finish(link());
    expect(await signIn.finish(link())).toBe('link_expired');
    expect(carried).toHaveLength(1);
  });

  test.each([{ state: 'of-somebody-else' }, { state: '' }, { code: '' }])(
    'is not ended by a link with %j, and waits on for its own',
    async (changes) => {
      const { signIn, carried, link } = begin();
      await signIn.start();
      expect(await signIn.finish(link(changes))).toBe('link_expired');
      expect(carried).toEqual([]);
      expect(await signIn.finish(link())).toBeNull();
    }
  );

  test('that nobody began is not ended', async () => {
    const { signIn, carried, link } = begin();
    expect(await signIn.finish(link())).toBe('link_expired');
    expect(carried).toEqual([]);
  });

  test('is forgotten after a quarter of an hour, or for a newer one', async () => {
    const { signIn, clock, carried, link } = begin();
    await signIn.start();
    const older = link();
    await signIn.start();
    expect(await signIn.finish(older)).toBe('link_expired');
    clock.now += 15 * 60_000 + 1;
    expect(await signIn.finish(link())).toBe('link_expired');
    expect(carried).toEqual([]);
  });

  test('says why the server refused', async () => {
    const { signIn, link } = begin(err(contractError('suspended')));
    await signIn.start();
    expect(await signIn.finish(link())).toBe('suspended');
  });
});

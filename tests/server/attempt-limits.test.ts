import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import { compareSamples, median } from '../support/compare-samples.ts';
import { codeFor } from '../support/server/authenticator.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import {
  desktopHeaders,
  makeAccount,
  readCookies,
  readLinkToken,
  signInAs,
  signUpAs
} from '../support/server/test-users.ts';
import { watchQueries } from '../support/server/watch-queries.ts';

let server: TestApp;
let hashed = 0;
beforeAll(async () => {
  server = await createTestApp({ trustedHops: 1, authOptions: { onHash: () => void (hashed += 1) } });
});
beforeEach(() => void (hashed = 0));
afterAll(() => server.stop());

const codeOf = (answer: { readonly problem: { readonly code: string } | undefined }) => answer.problem?.code;
const from = (number: number, cookie = '') => ({
  'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  cookie
});

/** Makes `count` attempts, some at the same time, each from another address. */
async function repeat<T>(count: number, tryOnce: (number: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let begin = 0; begin < count; begin += 25) {
    const numbers = Array.from({ length: Math.min(25, count - begin) }, (_each, at) => begin + at);
    answers.push(...(await Promise.all(numbers.map(tryOnce))));
  }
  return answers;
}

describe('of a thousand attempts', () => {
  test('at a password at most twenty are looked at, and its owner still comes in', async () => {
    const owner = await signUpAs(server);
    hashed = 0;
    const answers = await repeat(1000, (number) =>
      server.call('account.signIn', { email: owner.email, password: `guess number ${number}` }, from(number))
    );
    expect(hashed).toBeLessThanOrEqual(20);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(980);
    const refused = answers.findLast(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);

    const known = owner.headers['cookie'] ?? '';
    expect(known).toContain('__Host-reelwright.device=');
    await server.call('account.signOut', undefined, { cookie: known });
    const back = await server.call('account.signIn', owner, from(5, known));
    expect(back.status).toBe(200);
    const stranger = await server.call('account.signIn', owner, from(6));
    expect(codeOf(stranger)).toBe('rate_limited');
  });

  test('the owner of a new device comes in by the reset mail', async () => {
    const owner = await makeAccount(server);
    await repeat(100, (number) =>
      server.call('account.signIn', { email: owner.email, password: `guess number ${number}` }, from(number))
    );
    expect(codeOf(await server.call('account.signIn', owner, from(7)))).toBe('rate_limited');
    await server.call('account.requestReset', { email: owner.email });
    const token = readLinkToken((await server.waitForMail(owner.email)).text);
    const password = 'a quite new passphrase';
    const reset = await server.call('account.resetPassword', { token, password }, from(7));
    const cookie = readCookies(reset);
    const back = await server.call('account.signIn', { email: owner.email, password }, from(7, cookie));
    expect(back.status).toBe(200);
  });

  test('those with the right password count for nothing, and what failed before them still does', async () => {
    const owner = await makeAccount(server);
    const fail = (number: number) =>
      server.call('account.signIn', { email: owner.email, password: 'guess' }, from(number));
    for (let number = 0; number < 8; number++) expect(codeOf(await fail(number))).toBe('wrong_credentials');
    for (let number = 100; number < 120; number++) {
      expect((await server.call('account.signIn', owner, from(number))).status).toBe(200);
    }
    expect(codeOf(await fail(200))).toBe('wrong_credentials');
    expect(codeOf(await fail(201))).toBe('rate_limited');
  });

  test('at an address that has no account as few are looked at', async () => {
    await repeat(200, (number) =>
      server.call('account.signIn', { email: 'nobody@example.com', password: 'guess' }, from(number))
    );
    expect(hashed).toBeLessThanOrEqual(20);
    expect(hashed).toBeGreaterThan(0);
  });

  test('at a code at most twenty are looked at', async () => {
    const person = await signUpAs(server);
    const started = await server.call(
      'account.startSecondFactor',
      { password: person.password },
      person.headers
    );
    await server.call(
      'account.confirmSecondFactor',
      { code: codeFor(started.output.secret) },
      person.headers
    );
    const known = person.headers['cookie'] ?? '';
    const waiting = readCookies(await server.call('account.signIn', person, from(1, known)));
    const answers = await repeat(1000, (number) =>
      server.call(
        'account.confirmSignIn',
        { code: String(number).padStart(6, '0'), kind: 'totp' },
        from(number, waiting)
      )
    );
    const looked = answers.filter((answer) => codeOf(answer) === 'wrong_code');
    expect(looked.length).toBeLessThanOrEqual(20);
    expect(looked.length).toBeGreaterThan(0);
  });

  test('with a stolen session at most twenty are looked at, also by sessions that it opens', async () => {
    const person = await signUpAs(server);
    const { cookie = '' } = person.headers;
    const stolen = cookie.split('; ').find((pair) => pair.startsWith('__Host-reelwright=')) ?? '';
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const openAnother = async () => {
      const { output } = await server.call('account.authorizeDesktop', { challenge }, { cookie: stolen });
      const entered = await server.call(
        'account.exchangeDesktopCode',
        { code: output.code, verifier },
        desktopHeaders()
      );
      return desktopHeaders(entered.headers.get(cloudHeaders.token) ?? '');
    };
    hashed = 0;
    await repeat(150, async (number) => {
      const headers = number % 10 === 0 ? await openAnother() : { cookie: stolen };
      const asked = { current: `guess ${number}`, next: 'a new passphrase' };
      return server.call('account.changePassword', asked, { ...from(number), ...headers });
    });
    expect(hashed).toBeLessThanOrEqual(20);
    const owner = await server.call(
      'account.changePassword',
      { current: person.password, next: 'a quite new passphrase' },
      from(3, cookie)
    );
    expect(owner.status).toBe(204);
  });

  test('a device that is known for one account is a stranger to another', async () => {
    const [mine, theirs] = [await signUpAs(server), await makeAccount(server)];
    const attempt = (number: number, cookie = '') =>
      server.call('account.signIn', { email: theirs.email, password: 'guess' }, from(number, cookie));
    await repeat(50, (number) => attempt(number));
    expect(codeOf(await attempt(51, mine.headers['cookie']))).toBe('rate_limited');
  });

  test('no forwarding header that a caller writes counts as another address', async () => {
    const direct = await createTestApp();
    try {
      const answers = await repeat(40, (number) =>
        direct.call(
          'account.signIn',
          { email: 'nobody@example.com', password: 'guess' },
          {
            ...from(number),
            'x-real-ip': `10.0.0.${number}`,
            'x-client-ip': `10.0.0.${number}`,
            forwarded: `for=10.0.0.${number}`,
            'cf-connecting-ip': `10.0.0.${number}`
          }
        )
      );
      expect(answers.filter((answer) => codeOf(answer) === 'wrong_credentials')).toHaveLength(5);
    } finally {
      await direct.stop();
    }
  });
});

describe('whether an address has an account', () => {
  const strip = (headers: Headers) =>
    [...headers].filter(([name]) => name !== 'x-request-id').map((pair) => pair.join(': '));

  /** The same call for an address with an account and one without: what each answers, and what each costs. */
  async function compare(
    ask: (email: string) => Promise<{ status: number; headers: Headers; problem: unknown }>
  ) {
    const { email } = await makeAccount(server);
    // Prepared statements and the list of common passwords are loaded by the first call of all.
    await ask(`warm-${email}`);
    const looks = [];
    for (const address of [email, `none-${email}`]) {
      // The state of the platform is read at most once a second: now, and by neither of the calls that are compared.
      await server.call('platformState.get');
      hashed = 0;
      let answer: Awaited<ReturnType<typeof ask>> | undefined;
      const queries = await watchQueries(async () => (answer = await ask(address)));
      looks.push({
        queries,
        hashed,
        status: answer?.status,
        headers: strip(answer?.headers ?? new Headers()),
        problem: answer?.problem
      });
    }
    const [known, unknown] = looks;
    expect(known?.queries.length).toBeGreaterThan(0);
    expect(known).toEqual(unknown);
    return known;
  }

  test('is not told by signing in, which hashes once either way', async () => {
    const look = await compare((email) =>
      server.call('account.signIn', { email, password: 'not the password' })
    );
    expect([look?.status, look?.hashed]).toEqual([401, 1]);
  });

  test('is not told by signing up, which hashes once either way', async () => {
    let number = 0;
    let cookie = '';
    const look = await compare(async (email) => {
      const asked = {
        email,
        password: 'violet tractor 77',
        username: `somebody-${(number += 1)}`,
        displayName: 'Somebody'
      };
      const answer = await server.call('account.signUp', asked, { cookie });
      cookie = readCookies(answer, cookie);
      return answer;
    });
    expect([look?.status, look?.hashed]).toEqual([204, 1]);
  });

  test('is not told by a reset', async () => {
    expect((await compare((email) => server.call('account.requestReset', { email })))?.status).toBe(204);
  });

  test('is not told by asking for the first mail once more', async () => {
    expect((await compare((email) => server.call('account.requestVerification', { email })))?.status).toBe(
      204
    );
  });

  test('is not told by moving an account there', async () => {
    const { headers, password } = await signUpAs(server);
    const look = await compare((email) => server.call('account.changeEmail', { password, email }, headers));
    expect([look?.status, look?.hashed]).toEqual([204, 1]);
  });

  const rounds = Number(process.env['SIGN_INS'] ?? 0);
  test.each(rounds === 0 ? [] : [rounds])(
    'cannot be read off the time that %d sign-ins take',
    async (count) => {
      const people = [];
      for (let number = 0; number < 25; number++) people.push(await makeAccount(server));
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let number = 0; number < count; number++) {
        const { email = '' } = people[number % people.length] ?? {};
        for (const kind of number % 2 === 0
          ? (['known', 'unknown'] as const)
          : (['unknown', 'known'] as const)) {
          // The counters are forgotten, since the question is about what is looked at.
          await server.database.pool.query('delete from rate_limits');
          const startedAt = performance.now();
          await signInAs(server, {
            email: kind === 'known' ? email : `none-${number}@example.com`,
            password: 'wrong'
          });
          times[kind].push(performance.now() - startedAt);
        }
      }
      expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThanOrEqual(5);
      expect(compareSamples(times.known, times.unknown)).toBeGreaterThan(0.01);
    },
    600_000
  );
});

// Administration asks for the second factor again, and every act leaves an entry in the audit log.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantRole } from '#server/services/account/lifecycle/moderation.ts';
import { stepUpIdleMs } from '#server/services/admin/step-up.ts';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { needsStepUp } from '#shared/domain/people/permissions.ts';
import { codeFor, nextCodeFor } from '../support/server/authenticator.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { confirmSecondFactor } from '../support/server/second-factor.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { signInAs, type SignedInUser, signUpAs } from '../support/server/test-users.ts';
import { wholeInputs } from '../support/server/valid-inputs.ts';

let server: TestApp;
let lateMs = 0;
beforeAll(async () => (server = await createTestApp({ context: { now: () => Date.now() + lateMs } })));
afterAll(() => server.stop());

/** An administrator with a second factor whose session has not stepped up. */
async function signUpWithFactor() {
  const person = await signUpAs(server);
  await grantRole(server.context, { email: person.email, role: 'admin', actorId: null, reason: 'a test' });
  const { secret, recoveryCodes, cookies } = await confirmSecondFactor(server, person);
  const headers = { cookie: cookies };
  return {
    ...person,
    secret,
    recoveryCodes,
    headers,
    readLog: () => server.call('auditEntries.list', { limit: 60 }, headers),
    stepUp: (code: string, kind: 'totp' | 'recovery' = 'totp') =>
      server.call('admin.stepUp', { code, kind }, headers)
  };
}

describe('stepping up', () => {
  test('is asked of every route of administration', async () => {
    const admin = await signUpWithFactor();
    const names = (Object.keys(cloudRoutes) as CloudName[]).filter((name) =>
      needsStepUp(cloudRoutes[name].access)
    );
    expect(names).toContain('auditEntries.list');
    expect(names).toContain('showcase.decide');
    for (const name of names) {
      const { problem } = await server.call(name, wholeInputs[name] as never, admin.headers);
      expect(`${name}: ${problem.code}`).toBe(`${name}: step_up_required`);
    }
  });

  test('takes a code of the authenticator, once, and holds for this session alone', async () => {
    const admin = await signUpWithFactor();
    const code = codeFor(admin.secret);
    expect((await admin.stepUp('000000')).problem.code).toBe('wrong_code');
    expect((await admin.stepUp(code)).output).toEqual({ hasSecondFactor: true, hasSteppedUp: true });
    expect((await admin.readLog()).status).toBe(200);
    expect((await admin.stepUp(code)).problem.code).toBe('wrong_code');

    const other = await signInAs(server, admin);
    const confirmed = await server.call(
      'account.confirmSignIn',
      { code: nextCodeFor(admin.secret), kind: 'totp' },
      { cookie: other.cookies }
    );
    expect(confirmed.status).toBe(200);
    const cookie = confirmed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { output } = await server.call('admin.getAccess', undefined, { cookie });
    expect(output).toEqual({ hasSecondFactor: true, hasSteppedUp: false });
  });

  test('takes a recovery code', async () => {
    const admin = await signUpWithFactor();
    const [code = ''] = admin.recoveryCodes;
    expect((await admin.stepUp(code, 'recovery')).status).toBe(200);
    expect((await admin.stepUp(code, 'recovery')).problem.code).toBe('wrong_code');
  });

  test('ends after 15 minutes without an administrator’s request, not before', async () => {
    const admin = await signUpWithFactor();
    await admin.stepUp(codeFor(admin.secret));
    try {
      lateMs = stepUpIdleMs - 60_000;
      expect((await admin.readLog()).status).toBe(200);
      lateMs += stepUpIdleMs - 60_000;
      expect((await admin.readLog()).status).toBe(200);
      lateMs += stepUpIdleMs + 1000;
      expect((await admin.readLog()).problem.code).toBe('step_up_required');
    } finally {
      lateMs = 0;
    }
  });

  test('needs a second factor, and ends when it is removed', async () => {
    const person = await signUpAs(server);
    await grantRole(server.context, { email: person.email, role: 'admin', actorId: null, reason: 'a test' });
    const without = await server.call('admin.stepUp', { code: '000000', kind: 'totp' }, person.headers);
    expect(without.problem.code).toBe('second_factor_missing');

    const admin = await signUpWithFactor();
    await admin.stepUp(codeFor(admin.secret));
    await server.database.pool.query('update users set has_second_factor = false where id = $1', [admin.id]);
    expect((await admin.readLog()).problem.code).toBe('second_factor_missing');
  });
});

describe('the audit log', () => {
  let admin: SignedInUser;
  const list = async (filter: object) =>
    (await server.call('auditEntries.list', { limit: 60, ...filter }, admin.headers)).output.items;

  beforeAll(async () => {
    admin = await signUpAs(server);
    await makeAdmin(server, admin);
  });

  test('names who did what to whom, newest first', async () => {
    const stepped = await signUpWithFactor();
    await stepped.stepUp(codeFor(stepped.secret));
    const of = await list({ subjectId: stepped.id });
    expect(of.map(({ action, actor, subject, reason }) => [action, actor?.id, subject, reason])).toEqual([
      [
        'admin.enter',
        stepped.id,
        { id: stepped.id, name: stepped.displayName },
        'with an authenticator code'
      ],
      ['role.grant', undefined, { id: stepped.id, name: stepped.displayName }, 'a test']
    ]);
  });

  test('is filtered by person, action and time, and goes on page by page', async () => {
    const all = await list({});
    const [newest] = all;
    expect(await list({ action: 'admin.enter' })).toEqual(
      all.filter(({ action }) => action === 'admin.enter')
    );
    expect(await list({ actorId: admin.id })).toEqual([]);
    expect(await list({ from: (newest?.at ?? 0) + 1 })).toEqual([]);
    expect(await list({ until: (newest?.at ?? 0) + 1 })).toEqual(all);
    const paged = [];
    let cursor: string | undefined;
    do {
      const page = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const { output } = await server.call('auditEntries.list', page, admin.headers);
      paged.push(...output.items);
      cursor = output.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { type AppDependencies, createApp } from '#server/app.ts';
import type { Context } from '#server/context/context.ts';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import { developmentMails } from '#server/db/schema/technical-records.ts';
import type { RateLimits } from '#server/rate-limit/rate-limits.ts';
import { type CloudContract, cloudContract } from '#shared/contract/cloud/cloud.ts';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';
import { toHttpRequest } from '#shared/contract/http/http-request.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { createTestContext, type TestContext } from './create-test-context.ts';
import { expectInvariants } from './expect-invariants.ts';
import { onlyIndex } from './only-index.ts';
import { startTestDatabase, type TestDatabase } from './test-database.ts';

const endless = (name: string) => ({ name, points: 1_000_000, seconds: 60, isShared: false });
/** Tests call more often than people do; what is about limits gives its own. */
const endlessRates: RateLimits = {
  read: endless('read'),
  write: endless('write'),
  render: endless('render'),
  attempt: endless('attempt'),
  mail: endless('mail'),
  submit: endless('submit'),
  sync: endless('sync')
};

/** A response of the API: its status, headers, and the output or the problem. */
export type Answer<Name extends CloudName> = {
  readonly status: number;
  readonly headers: Headers;
  readonly output: OutputOf<CloudContract[Name]>;
  readonly problem: { readonly code: string; readonly title: string };
};

export type TestApp = Omit<TestContext, 'jobs'> & {
  readonly database: TestDatabase;
  readonly app: ReturnType<typeof createApp>;
  /** Calls a procedure of the contract over HTTP, as the one whose headers are given. */
  readonly call: <Name extends CloudName>(
    name: Name,
    input?: InputOf<CloudContract[Name]>,
    headers?: Readonly<Record<string, string>>
  ) => Promise<Answer<Name>>;
  /** Waits for the newest mail to an address that was sent after the last one seen there. */
  readonly waitForMail: (to: string) => Promise<{ readonly subject: string; readonly text: string }>;
  /** Also looks whether everything is as it always has to be. */
  readonly stop: () => Promise<void>;
};

type Overrides = Omit<Partial<AppDependencies>, 'context'> & {
  readonly context?: Partial<Context>;
  /** Dependencies that a test replaces. */
  readonly expectedViolations?: readonly string[];
};

/** The whole server without a port, over a database of its own, with its jobs at work. */
export async function createTestApp({
  context: parts = {},
  expectedViolations = [],
  ...overrides
}: Overrides = {}): Promise<TestApp> {
  const database = await startTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-server-'));
  const { context, jobs, logLines } = createTestContext(database, folder, parts);
  await settleSyncGeneration(database.db);
  const app = createApp({
    version: '0.0.0',
    webFiles: onlyIndex,
    // The pages as they are drawn from the source, loaded by those tests that ask for one.
    renderPage: async (...asked) => (await import('#renderer/prerender.tsx')).renderServerPage(...asked),
    rates: endlessRates,
    ...overrides,
    context
  });
  await jobs.work(context);
  const seen = new Set<string>();

  return {
    context,
    logLines,
    database,
    app,
    call: async (name, input, headers = {}) => {
      const route: HttpRoute = cloudRoutes[name];
      const { url, method, body, contentType } = toHttpRequest(route, input);
      const response = await app.request(url, {
        method,
        body,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(contentType === null ? {} : { 'content-type': contentType }),
          ...headers
        }
      });
      const text = await response.text();
      const json: unknown = text === '' ? undefined : JSON.parse(text);
      const output = response.ok ? cloudContract[name].output.parse(json) : undefined;
      const answer: unknown = { status: response.status, headers: response.headers, output, problem: json };
      // Which output it is was decided by the name.
      return answer as never;
    },
    waitForMail: async (to) => {
      for (const startedAt = Date.now(); Date.now() - startedAt < 40_000; ) {
        const mails = await database.db
          .select()
          .from(developmentMails)
          .where(eq(developmentMails.recipient, to))
          .orderBy(desc(developmentMails.id));
        const mail = mails.find(({ id }) => !seen.has(id));
        if (mail !== undefined) {
          seen.add(mail.id);
          return { subject: mail.subject, text: mail.body };
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`No mail came to ${to}`);
    },
    stop: async () => {
      await jobs.stop();
      await context.pokes.close();
      await expectInvariants(context, expectedViolations);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

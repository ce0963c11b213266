// Calls every operation of the API's own document with what it allows and what it does not.
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema, Method, Operation } from '#server/openapi/document.ts';
import { buildOpenApiDocument } from '#server/openapi/build-openapi-document.ts';
import { hostileValue, nearlyOfSchema } from '../support/server/schema-arbitrary.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { createAnswerValidator } from '../support/server/answer-validator.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { signUpAs } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';

const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const document = buildOpenApiDocument('0.0.0');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, operation }))
);
const perOperation = Math.ceil(wanted / operations.length);

type Call = { readonly url: string; readonly init: RequestInit };

let server: TestApp;
let slug: string;
let sent = 0;
beforeAll(async () => {
  server = await createTestApp();
  const { db } = server.database;
  slug = (await seedListing(db, await seedSeller(db, 'planted-seller'), buildPromptDraft())).slug;
});
afterAll(() => server.stop());

const write = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** Half a character cannot be sent in an address. */
const encode = (value: unknown): string => encodeURIComponent(write(value).toWellFormed());

function writeQuery(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((part) => `${encode(name)}=${encode(part)}`)
    )
    .join('&');
}

function anyBody(operation: Operation): fc.Arbitrary<BodyInit | null> {
  const content = operation.requestBody?.content;
  if (content === undefined)
    return fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, hostileValue.map(write));
  if ('application/octet-stream' in content)
    return fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
  const { properties = {}, required = [] } = (content['application/json']?.schema ?? {}) as {
    properties?: Readonly<Record<string, JsonSchema>>;
    required?: readonly string[];
  };
  const spoiled = fc.oneof(
    fc.string({ unit: 'binary' }),
    hostileValue.map(write),
    fc.constant(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  );
  return fc.oneof(
    { weight: 6, arbitrary: nearlyOfSchema(properties, required).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: spoiled }
  );
}

function anyCall(
  path: string,
  method: Method,
  operation: Operation,
  session: Record<string, string>
): fc.Arbitrary<Call> {
  const { parameters } = operation;
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const toSchemas = (place: string) =>
    Object.fromEntries(of(place).map(({ name, schema }) => [name, schema]));
  const required = (place: string) =>
    of(place).flatMap((parameter) => (parameter.required ? [parameter.name] : []));
  return fc
    .record({
      inPath: nearlyOfSchema(toSchemas('path'), required('path')),
      known: fc.boolean(),
      query: nearlyOfSchema(toSchemas('query'), required('query')),
      headers: nearlyOfSchema(toSchemas('header'), []),
      body: method === 'get' || method === 'delete' ? fc.constant(null) : anyBody(operation),
      isSignedIn: fc.boolean(),
      /** A drawn cursor is never one of ours, and a bad one hides the rest. */
      hasCursor: fc.nat(4).map((draw) => draw === 0),
      contentType: fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded')
    })
    .map(({ inPath, known, query, headers, body, isSignedIn, hasCursor, contentType }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        known && name === 'slug' ? slug : encode(inPath[name] ?? 'x') || 'x'
      );
      const { cursor, ...rest } = query;
      const key = headers['Idempotency-Key'];
      return {
        url: `${filled}?${writeQuery(hasCursor ? { ...rest, cursor } : rest)}`,
        init: {
          method: method.toUpperCase(),
          body,
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': contentType,
            ...(isSignedIn ? session : {}),
            ...(typeof key === 'string' && /^[\x21-\x7e]+$/.test(key) ? { 'idempotency-key': key } : {})
          }
        }
      };
    });
}

describe('whatever is sent to', () => {
  test.each(operations.map((each) => [each.operation.operationId, each] as const))(
    '%s, it never fails inside and answers as its document says',
    async (_name, { path, method, operation }) => {
      const person = await signUpAs(server);
      if (/^(showcase|audit|users|appeals)/.test(operation.operationId)) await makeAdmin(server, person);
      const judge = createAnswerValidator(document, operation);
      const call = anyCall(path, method, operation, person.headers);
      await fc.assert(
        fc.asyncProperty(call, async ({ url, init }) => {
          sent += 1;
          const faults = await judge(await server.app.request(url, init));
          expect(faults).toEqual([]);
        }),
        { numRuns: perOperation }
      );
    },
    600_000
  );

  test('all of it, that many requests were sent', () => {
    expect(sent).toBeGreaterThanOrEqual(wanted);
  });
});

test('an answer with more in it than its document says would be found', async () => {
  const { operation } = operations.find(({ path }) => path === '/api/health') ?? {};
  const answer = Response.json(
    { status: 'ok', version: '1', secret: 'x' },
    { headers: { 'x-request-id': 'none' } }
  );
  const faults = operation && (await createAnswerValidator(document, operation)(answer));
  expect(faults).toEqual(['no request id', expect.stringContaining('secret')]);
});

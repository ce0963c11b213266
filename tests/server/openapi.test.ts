import { pokesPath } from '#shared/contract/sync/pokes-path.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createApp } from '#server/app.ts';
import type { OpenApiDocument } from '#server/openapi/document.ts';
import { paymentEventsPath } from '#server/routes/payment-events.ts';
import { providerCallbackPath } from '#server/routes/account.ts';
import { cloudContract } from '#shared/contract/cloud/cloud.ts';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { idleContext } from '../support/server/idle-context.ts';
import { onlyIndex } from '../support/server/only-index.ts';

const app = createApp({ version: '1.2.3', webFiles: onlyIndex, context: idleContext });
const document = (await (await app.request('/api/openapi.json')).json()) as OpenApiDocument;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation }))
);

/** The parts of the OpenAPI 3.1 specification that the document may be made of, and nothing beside them. */
const Schema = z.record(z.string(), z.unknown());
const Content = z.partialRecord(
  z.enum(['application/json', 'application/problem+json', 'application/octet-stream']),
  z.strictObject({ schema: Schema })
);
const Answer = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema: Schema })).optional(),
  content: Content.optional()
});
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-zA-Z]+\.[a-zA-Z]+$/),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().optional(),
      schema: Schema
    })
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string().regex(/^([2-5]\d\d|default)$/), Answer)
});
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation)
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), Schema)
  })
});

function listSchemas(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'schema' in value ? [value.schema] : [];
  return [...own, ...Object.values(value).flatMap(listSchemas)];
}

test('the API’s document is OpenAPI 3.1', () => {
  expect(() => Document.parse(document)).not.toThrow();
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { path, operation } of operations) {
    const templated = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(templated);
    expect(declared.every(({ required }) => required)).toBe(true);
    const schemes = operation.security.flatMap(Object.keys);
    expect(schemes.every((scheme) => scheme in document.components.securitySchemes)).toBe(true);
  }
});

test('every schema in it is JSON Schema, and every reference leads somewhere', () => {
  const schemas = listSchemas(document.paths) as Readonly<Record<string, unknown>>[];
  expect(schemas.length).toBeGreaterThan(100);
  const references = schemas.filter((schema) => '$ref' in schema);
  expect(new Set(references.map((schema) => schema['$ref']))).toEqual(
    new Set(['#/components/schemas/Problem'])
  );
  for (const schema of schemas.filter((each) => !references.includes(each))) {
    expect(() => z.fromJSONSchema(schema)).not.toThrow();
    expect(JSON.stringify(schema)).not.toContain('#/$defs');
  }
});

test('covers every route that is registered, and no other', () => {
  /** Of the documentation itself, where other services send a browser back to, or an event, and a stream without an end. */
  const besides = [
    'GET /api/openapi.json',
    'GET /api/docs',
    `GET ${providerCallbackPath.replace(/:(\w+)/, '{$1}')}`,
    `POST ${paymentEventsPath.replace(/:(\w+)/, '{$1}')}`,
    `GET ${pokesPath}`
  ];
  const registered = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...new Set(registered)].toSorted()).toEqual([...described, ...besides].toSorted());
});

test('says of each procedure what the contract says', () => {
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    (Object.keys(cloudRoutes) as CloudName[]).toSorted()
  );
  for (const { operation } of operations) {
    const isNothing = cloudContract[operation.operationId as CloudName].output instanceof z.ZodUndefined;
    expect(Object.keys(operation.responses)).toContain(isNothing ? '204' : '200');
  }
  const sending = operations.find(({ operation }) => operation.operationId === 'contact.send')?.operation;
  const { properties } = sending?.requestBody?.content['application/json']?.schema ?? {};
  expect(Object.keys(properties ?? {})).toEqual(['message', 'guard']);
  expect(sending?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key', 'x-reelwright-writer']);
});

test('promises to keep the answers of no write whose answers are not to be kept', () => {
  const takeKeys = operations
    .filter(({ operation }) => operation.parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map(({ operation }) => operation.operationId);
  expect(takeKeys).toContain('orders.place');
  expect(takeKeys).not.toContain('purchases.open');
  expect(takeKeys).not.toContain('account.changePassword');
});

test('is a page for people too, without a script, under the strict policy', async () => {
  const response = await app.request('/api/docs');
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const { operation } of operations) expect(page).toContain(`id="${operation.operationId}"`);
  expect(page).not.toMatch(/<script|style=|<style/);
  const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  expect((await app.request(style)).headers.get('content-type')).toContain('text/css');
});

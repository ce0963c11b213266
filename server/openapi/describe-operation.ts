import * as z from 'zod';
import { cloudContract } from '#shared/contract/cloud/cloud.ts';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import { type HttpRoute, storesResponse } from '#shared/contract/http-route.ts';
import type { Procedure } from '#shared/contract/procedure.ts';
import { permissions } from '#shared/domain/people/permissions.ts';
import type { Answer, JsonSchema, Operation, Parameter } from './document.ts';
import { summaries } from './summaries.ts';

type Fields = Readonly<Record<string, JsonSchema>>;

const access = {
  everyone: 'Everybody.',
  user: 'People with an account.',
  seller: 'Sellers.',
  admin: 'Administrators.'
};
const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const signedIn = [{ cookie: [] }, { token: [] }];

/** Describes a procedure of the contract as an OpenAPI operation. */
export function describeOperation(name: CloudName): Operation {
  const procedure: Procedure = cloudContract[name];
  const route: HttpRoute = cloudRoutes[name];
  const { properties, required } = readInput(procedure.input);
  const inPath = new Set([...route.path.matchAll(/:([a-z]+)/gi)].map(([, part = '']) => part));
  const isQuery = route.method === 'get' || route.method === 'delete';
  const inHeaders = new Set([
    ...(route.acceptsIdempotencyKey === true ? ['key'] : []),
    ...(route.acceptsWriterHeader === true ? ['writer'] : [])
  ]);
  const rest = Object.keys(properties).filter((key) => !inPath.has(key) && !inHeaders.has(key));
  const queried = isQuery ? rest : [];
  return {
    operationId: name,
    summary: summaries[name],
    description: describeAccess(route),
    tags: [name.slice(0, name.indexOf('.'))],
    security: permissions[route.access].to === 'everyone' ? [{}, ...signedIn] : signedIn,
    parameters: [
      ...[...inPath].map((key) => parameterOf('path', key, properties, true)),
      ...queried.map((key) => parameterOf('query', key, properties, required.includes(key))),
      ...(storesResponse(route) ? [idempotencyKey] : []),
      ...(route.acceptsWriterHeader === true ? [writer] : [])
    ],
    ...(isQuery || rest.length === 0 ? {} : { requestBody: describeBody(route, rest, properties, required) }),
    responses: describeAnswers(route, procedure)
  };
}

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, $defs: _recursive, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest), anyJsonForReferences);
};

/** The only schema of the contract that refers to itself is that of any JSON value, which is the empty schema. */
const anyJsonForReferences = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$ref' in value ? {} : value;

function readInput(schema: z.ZodType): { properties: Fields; required: readonly string[] } {
  if (schema instanceof z.ZodUndefined) return { properties: {}, required: [] };
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Fields;
    required?: readonly string[];
  };
  return { properties, required };
}

function parameterOf(
  place: 'path' | 'query',
  name: string,
  properties: Fields,
  required: boolean
): Parameter {
  return { name, in: place, required, schema: properties[name] ?? {} };
}

const writer: Parameter = {
  name: cloudHeaders.writer,
  in: 'header',
  required: false,
  description:
    'The id of the account that wrote the message, or `visitor`. If another account is signed in, the request is treated as a visitor’s.',
  schema: { type: 'string', minLength: 1, maxLength: 60 }
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent twice with the same key, it is done once and answered the same; kept for 90 days.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' }
};

function describeAccess({ access: action, rate }: HttpRoute): string {
  const permission: { readonly to: keyof typeof access; readonly isOwnOnly?: true } = permissions[action];
  const own = permission.isOwnOnly === true ? ' Only what is one’s own.' : '';
  return `For: ${access[permission.to]}${own} Counted as: ${rate}.`;
}

function describeBody(
  { hasBinaryBody }: HttpRoute,
  names: readonly string[],
  properties: Fields,
  required: readonly string[]
): NonNullable<Operation['requestBody']> {
  if (hasBinaryBody === true)
    return { required: true, content: { 'application/octet-stream': { schema: {} } } };
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    required: names.filter((name) => required.includes(name))
  };
  return { required: schema.required.length > 0, content: { 'application/json': { schema } } };
}

function describeAnswers(
  { isCacheable, access: action }: HttpRoute,
  { output }: Procedure
): Operation['responses'] {
  const done: Readonly<Record<string, Answer>> =
    output instanceof z.ZodUndefined
      ? { 204: { description: 'Done.' } }
      : {
          200: {
            description: 'Done.',
            content: { 'application/json': { schema: toSchema(output, 'output') } }
          }
        };
  return {
    ...done,
    ...(isCacheable === true ? { 304: { description: 'What is held still holds.' } } : {}),
    ...(permissions[action].to === 'everyone'
      ? {}
      : { 401: { description: 'Nobody is signed in.', content: problem } }),
    429: {
      description: 'Called too often.',
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
      content: problem
    },
    default: { description: 'Refused; its code says why.', content: problem }
  };
}

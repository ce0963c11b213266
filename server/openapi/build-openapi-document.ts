import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { checkedFields } from '#shared/domain/market/moderation/forbidden-words.ts';
import { errorMessages } from '#shared/contract/errors.ts';
import { describeOperation } from './describe-operation.ts';
import type { Method, OpenApiDocument, Operation } from './document.ts';

/** The whole API as OpenAPI 3.1, made from the contract and so never behind it. */
export function buildOpenApiDocument(version: string): OpenApiDocument {
  const names = Object.keys(cloudRoutes) as CloudName[];
  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const name of names) {
    const { path, method } = cloudRoutes[name];
    const template = path.replaceAll(/:([a-z]+)/gi, '{$1}');
    paths[template] = { ...paths[template], [method]: describeOperation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reelwright',
      version,
      description:
        'Instants are Unix milliseconds, money is in whole cents. Lists come in parts: the next one is asked for with nextCursor.'
    },
    servers: [{ url: '/' }],
    tags: [...new Set(names.map((name) => name.slice(0, name.indexOf('.'))))].map((name) => ({ name })),
    paths,
    components: { schemas: { Problem: problemSchema }, securitySchemes }
  };
}

/** RFC 9457. */
const problemSchema = {
  type: 'object',
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { enum: Object.keys(errorMessages) },
    forbiddenUse: {
      type: 'object',
      properties: { field: { enum: Object.keys(checkedFields) }, word: { type: 'string' } },
      required: ['field', 'word'],
      additionalProperties: false
    }
  },
  required: ['type', 'title', 'status', 'code'],
  additionalProperties: false
};

const securitySchemes = {
  cookie: { type: 'apiKey', in: 'cookie', name: '__Host-reelwright', description: 'The browser’s session.' },
  token: { type: 'http', scheme: 'bearer', description: 'The desktop app’s session.' }
};

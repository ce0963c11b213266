import { html } from 'hono/html';
import { renderServerPage } from '../web/render-server-page.ts';
import type { Answer, JsonSchema, OpenApiDocument, Operation } from './document.ts';

type Entry = { readonly method: string; readonly path: string; readonly operation: Operation };
type Html = ReturnType<typeof html>;

/** The API's document as a page for people. */
export function renderDocsPage(document: OpenApiDocument): Html {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ method, path, operation }))
  );
  const of = (tag: string): Entry[] => entries.filter(({ operation }) => operation.tags.includes(tag));
  return renderServerPage(
    'API',
    html`<div class="page with-contents">
  <nav aria-label="Operations">
    ${document.tags.map(({ name }) => writeContents(name, of(name)))}
  </nav>
  <main>
    <h1>Reelwright API</h1>
    <p class="slug">Version ${document.info.version} · OpenAPI ${document.openapi}</p>
    <p class="lead">${document.info.description}</p>
    <p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. A refusal is a problem (RFC 9457) whose
      <code>code</code> stays the same from version to version:</p>
    <pre tabindex="0">${writeType(document.components.schemas['Problem'] ?? {})}</pre>
    ${document.tags.map(({ name }) => html`<h2 id="${name}">${name}</h2>${of(name).map(writeEntry)}`)}
  </main>
</div>`
  );
}

const writeContents = (
  tag: string,
  entries: readonly Entry[]
): Html => html`<p><a href="#${tag}">${tag}</a></p>
    <ul>${entries.map(({ operation: { operationId } }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}</ul>`;

function writeEntry({ method, path, operation }: Entry): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = Object.entries(requestBody?.content ?? {});
  return html`<article aria-labelledby="${operationId}">
      <h3 id="${operationId}">${summary}</h3>
      <div class="address"><code class="method method-${method}">${method.toUpperCase()}</code><code>${path}</code></div>
      <p>${description}</p>
      ${parameters.length === 0 ? '' : writeParameters(parameters)}
      ${body.map(
        ([type, { schema }]) => html`<h4>Body, ${type}</h4><pre tabindex="0">${writeType(schema)}</pre>`
      )}
      ${Object.entries(responses).map(([status, answer]) => writeAnswer(status, answer))}
    </article>`;
}

const writeParameters = (parameters: Operation['parameters']): Html => html`<h4>Parameters</h4>
      <table>
        <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
        <tbody>${parameters.map(
          ({ name, in: place, required, schema }) =>
            html`<tr><td><code>${name}</code>${required ? '' : ' (optional)'}</td><td>${place}</td><td><code>${writeType(schema)}</code></td></tr>`
        )}</tbody>
      </table>`;

function writeAnswer(status: string, { description, content = {} }: Answer): Html {
  const [schema] = Object.values(content).map((each) => each.schema);
  const title = status === 'default' ? 'Otherwise' : status;
  if (schema === undefined || '$ref' in schema) return html`<h4>${title}: ${description}</h4>`;
  return html`<h4>${title}: ${description}</h4>
      <details><summary>What it answers</summary><pre tabindex="0">${writeType(schema)}</pre></details>`;
}

const comparisons: readonly (readonly [string, string])[] = [
  ['minLength', 'at least'],
  ['maxLength', 'at most'],
  ['minimum', 'from'],
  ['maximum', 'to'],
  ['minItems', 'at least'],
  ['maxItems', 'at most']
];

/** A schema as people write types, e.g. `{ title: string (at most 120), tags: string[] }`. */
function writeType(schema: JsonSchema, indent = ''): string {
  if (Array.isArray(schema['anyOf'])) return writeUnion(schema['anyOf'] as JsonSchema[], indent);
  if (Array.isArray(schema['oneOf'])) return writeUnion(schema['oneOf'] as JsonSchema[], indent);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema['prefixItems'])) {
    return `[${schema['prefixItems'].map((part) => writeType(part as JsonSchema, indent)).join(', ')}]`;
  }
  if (schema['type'] === 'array') {
    const item = writeType((schema['items'] ?? {}) as JsonSchema, indent);
    return `${/[|(]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]${writeBounds(schema)}`;
  }
  if (schema['type'] === 'object') return writeObject(schema, indent);
  const name = typeof schema['type'] === 'string' ? schema['type'] : 'anything';
  return `${name}${writeBounds(schema)}`;
}

const writeUnion = (parts: readonly JsonSchema[], indent: string): string =>
  parts.map((part) => writeType(part, indent)).join(' | ');

function writeBounds(schema: JsonSchema): string {
  const bounds = comparisons
    .filter(([key]) => typeof schema[key] === 'number' && Math.abs(schema[key]) < Number.MAX_SAFE_INTEGER)
    .map(([key, words]) => `${words} ${String(schema[key])}`);
  return bounds.length === 0 ? '' : ` (${bounds.join(', ')})`;
}

function writeObject(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  if (properties.length === 0) {
    const values = schema['additionalProperties'];
    return typeof values === 'object' && values !== null
      ? `{ [name]: ${writeType(values as JsonSchema, indent)} }`
      : '{}';
  }
  const required = (schema['required'] ?? []) as readonly string[];
  const inner = `${indent}  `;
  const lines = properties.map(
    ([name, part]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${writeType(part, inner)}`
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

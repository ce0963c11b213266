import { html } from 'hono/html';
import { renderServerPage } from '../web/render-server-page.ts';
import type { Answer, OpenApiDocument, Operation } from './document.ts';
import { writeType } from './format-schema-type.ts';

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

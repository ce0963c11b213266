import type { Hono } from 'hono';
import type { OpenApiDocument } from '../openapi/document.ts';
import { renderDocsPage } from '../openapi/render-docs-page.ts';
import { buildOpenApiDocument } from '../openapi/build-openapi-document.ts';
import type { RequestVariables } from '../context/request-context.ts';

/** The API's own description: for programs at `/api/openapi.json`, for people at `/api/docs`. */
export function registerDocumentation(app: Hono<RequestVariables>, version: string): void {
  let written: OpenApiDocument | undefined;
  const read = (): OpenApiDocument => (written ??= buildOpenApiDocument(version));
  app.get('/api/openapi.json', (context) => context.json(read(), 200, { 'cache-control': 'no-cache' }));
  app.get('/api/docs', (context) => {
    context.header('cache-control', 'no-cache');
    return context.html(renderDocsPage(read()));
  });
}

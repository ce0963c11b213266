// Turns a call into an HTTP request: the same for the browser, the desktop's main process and the tests.
import type { HttpRoute } from '../http-route.ts';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, e.g. "/api/v1/listings?ratio=16%3A9&ratio=9%3A16". */
  readonly url: string;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly contentType: 'application/json' | 'application/octet-stream' | null;
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fills the path's `:name`s from the input. GET and DELETE carry the rest as a query string, in which a list is one
 * parameter a value and what is undefined is left out; the others carry it as JSON, or its `bytes` as they are. Its
 * `key` and `writer` are sent as headers.
 */
export function toHttpRequest(
  { method, path, hasBinaryBody, acceptsIdempotencyKey, acceptsWriterHeader }: HttpRoute,
  input: unknown
): HttpRequest {
  const rest: Record<string, unknown> = { ...(input as Fields | undefined) };
  if (acceptsIdempotencyKey === true) delete rest['key'];
  if (acceptsWriterHeader === true) delete rest['writer'];
  const filled = path.replaceAll(/:([a-z]+)/gi, (_whole, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const upper = method.toUpperCase() as HttpRequest['method'];
  if (hasBinaryBody === true) {
    const bytes = rest['bytes'] as Uint8Array<ArrayBuffer>;
    return { method: upper, url: filled, body: bytes, contentType: 'application/octet-stream' };
  }
  if (method === 'get' || method === 'delete') {
    const query = writeQuery(rest);
    return {
      method: upper,
      url: query === '' ? filled : `${filled}?${query}`,
      body: null,
      contentType: null
    };
  }
  const isEmpty = Object.keys(rest).length === 0;
  return {
    method: upper,
    url: filled,
    body: isEmpty ? null : JSON.stringify(rest),
    contentType: isEmpty ? null : 'application/json'
  };
}

function writeQuery(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter((each) => typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean')
        .map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`)
    )
    .join('&');
}

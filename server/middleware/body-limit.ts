import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problemResponse } from '../http/problem-response.ts';
import type { RequestVariables } from '../context/request-context.ts';

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Bytes. */
const maxOfText = 1024 * 1024;
const maxOfFiles = 8 * maxOfText;

const onError = (): Response => problemResponse('too_large');
const forText = bodyLimit({ maxSize: maxOfText, onError });
const forFiles = bodyLimit({ maxSize: maxOfFiles, onError });

/** One megabyte, eight for files and sync; a longer body is refused before it is read. */
export const limitBodies: MiddlewareHandler<RequestVariables> = (context, next) => {
  const route = context.get('request').route;
  const isLong = route?.hasBinaryBody === true || route?.storesTextAsJson === true;
  if (isShort(context, isLong ? maxOfFiles : maxOfText)) return next();
  return (isLong ? forFiles : forText)(context, next);
};

/**
 * True if `Content-Length` is within the limit, which the HTTP parser then enforces. Reading the body instead builds a
 * whole `Request`, which takes as long as the rest of a small response.
 */
function isShort({ req }: Context, limit: number): boolean {
  if (bodiless.has(req.method)) return true;
  const length = req.header('content-length');
  return length !== undefined && req.header('transfer-encoding') === undefined && Number(length) <= limit;
}

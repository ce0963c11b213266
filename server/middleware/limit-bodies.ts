import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problemResponse } from '../problem.ts';
import { findRoute } from '../routes/find-route.ts';

const onError = (): Response => problemResponse('too_large');
const forText = bodyLimit({ maxSize: 1024 * 1024, onError });
const forFiles = bodyLimit({ maxSize: 8 * 1024 * 1024, onError });

/** One megabyte, and eight where the body is a file; what is longer is answered before it was read. */
export const limitBodies: MiddlewareHandler = (context: Context, next: Next) =>
  (findRoute(context)?.takesBytes === true ? forFiles : forText)(context, next);

import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problemResponse } from '../problem.ts';
import type { RequestVariables } from '../request-context.ts';

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Bytes. */
const mostOfText = 1024 * 1024;
const mostOfFiles = 8 * mostOfText;

const onError = (): Response => problemResponse('too_large');
const forText = bodyLimit({ maxSize: mostOfText, onError });
const forFiles = bodyLimit({ maxSize: mostOfFiles, onError });

/** One megabyte, and eight where the body is a file; what is longer is answered before it was read. */
export const limitBodies: MiddlewareHandler<RequestVariables> = (context, next) => {
  const takesBytes = context.get('request').route?.takesBytes === true;
  if (isShort(context, takesBytes ? mostOfFiles : mostOfText)) return next();
  return (takesBytes ? forFiles : forText)(context, next);
};

/**
 * Whether a request says itself that it is no longer than that, which its connection then holds it to. Looking at the
 * body makes a whole `Request` of what came, and that takes as long as all the rest of a small answer.
 */
function isShort({ req }: Context, most: number): boolean {
  if (bodiless.has(req.method)) return true;
  const length = req.header('content-length');
  return length !== undefined && req.header('transfer-encoding') === undefined && Number(length) <= most;
}

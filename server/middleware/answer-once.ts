import { createHash, createHmac } from 'node:crypto';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { isAnswerKept } from '#shared/contract/http-route.ts';
import { problemResponse } from '../problem.ts';
import type { RequestContext, RequestVariables } from '../request-context.ts';
import type { KeptAnswers, Place } from '../services/request/kept-answers.ts';

const validKey = /^[\x21-\x7e]{1,200}$/;

/** A write sent twice with the same `Idempotency-Key` is done once and answered twice the same. */
export function answerOnce(answers: KeptAnswers, secret: string): MiddlewareHandler<RequestVariables> {
  return async function answerOnceByKey(context, next) {
    const key = context.req.header('idempotency-key');
    const request = context.get('request');
    if (key === undefined || request.route === undefined || !isAnswerKept(request.route)) return next();
    if (!validKey.test(key)) return problemResponse('invalid_input', 'The Idempotency-Key is not valid.');
    const place = { sender: senderOf(request, secret), key, fingerprint: await fingerprintOf(context) };
    const kept = await answers.claim(place);
    if (kept.state === 'other') return problemResponse('key_reused');
    if (kept.state === 'working') {
      return problemResponse('conflict', 'This request is being worked on.', { 'retry-after': '1' });
    }
    if (kept.state === 'answered') {
      return new Response(kept.body, {
        status: kept.status,
        headers: { ...kept.headers, 'idempotency-replayed': 'true', 'cache-control': 'no-store' }
      });
    }
    await next();
    await keep(answers, place, context);
  };
}

/** A visitor's address is personal, so only a keyed hash of it is kept. */
const senderOf = ({ actor, clientAddress }: RequestContext, secret: string): string =>
  actor.kind === 'person'
    ? actor.id
    : createHmac('sha256', secret).update(`idempotency ${clientAddress}`).digest('base64url');

/** The body is read as whoever works on it reads it: then it is read once. */
async function fingerprintOf({ req, var: { request } }: HonoContext<RequestVariables>): Promise<string> {
  const isFile = request.route?.takesBytes === true;
  const body = isFile ? new Uint8Array(await req.arrayBuffer()) : await req.text();
  return createHash('sha256').update(`${req.method} ${req.url}\n`).update(body).digest('base64url');
}

/** A refusal that may end by itself is not kept: the next try does the work. */
async function keep(
  answers: KeptAnswers,
  place: Place,
  { res, var: { answer } }: HonoContext<RequestVariables>
): Promise<void> {
  const { status } = res;
  if (status >= 500 || status === 429) return answers.release(place);
  const contentType = res.headers.get('content-type');
  const body = status === 204 ? null : (answer ?? (await res.clone().text()));
  await answers.keep(place, {
    status,
    headers: contentType === null ? {} : { 'content-type': contentType },
    body
  });
}

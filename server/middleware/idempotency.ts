import { createHash, createHmac } from 'node:crypto';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { storesResponse } from '#shared/contract/http-route.ts';
import { problemResponse } from '../http/problem-response.ts';
import type { RequestContext, RequestVariables } from '../context/request-context.ts';
import type { IdempotencyRecords, IdempotentRequest } from '../services/idempotency/idempotency-records.ts';

const validKey = /^[\x21-\x7e]{1,200}$/;

/** Processes a write with an `Idempotency-Key` once and replays its response to every retry with the same key. */
export function idempotency(
  records: IdempotencyRecords,
  secret: string
): MiddlewareHandler<RequestVariables> {
  return async function replayOrProcess(context, next) {
    const key = context.req.header('idempotency-key');
    const request = context.get('request');
    if (key === undefined || request.route === undefined || !storesResponse(request.route)) return next();
    if (!validKey.test(key)) return problemResponse('invalid_input', 'The Idempotency-Key is not valid.');
    const identified = { sender: senderOf(request, secret), key, fingerprint: await fingerprintOf(context) };
    const claim = await records.claim(identified);
    if (claim.state === 'mismatch') return problemResponse('idempotency_key_reused');
    if (claim.state === 'in_progress') {
      return problemResponse('conflict', 'This request is being worked on.', { 'retry-after': '1' });
    }
    if (claim.state === 'completed') {
      return new Response(claim.body, {
        status: claim.status,
        headers: { ...claim.headers, 'idempotency-replayed': 'true', 'cache-control': 'no-store' }
      });
    }
    await next();
    await storeResponse(records, identified, context);
  };
}

/** A visitor's address is personal data, so only a keyed hash of it is stored. */
const senderOf = ({ actor, clientAddress }: RequestContext, secret: string): string =>
  actor.kind === 'person'
    ? actor.id
    : createHmac('sha256', secret).update(`idempotency ${clientAddress}`).digest('base64url');

/** Hono caches a body by the method that read it, so this reads as the route does. */
async function fingerprintOf({ req, var: { request } }: HonoContext<RequestVariables>): Promise<string> {
  const isFile = request.route?.hasBinaryBody === true;
  const body = isFile ? new Uint8Array(await req.arrayBuffer()) : await req.text();
  return createHash('sha256').update(`${req.method} ${req.url}\n`).update(body).digest('base64url');
}

/** Transient failures are not stored: the next retry is processed. */
async function storeResponse(
  records: IdempotencyRecords,
  identified: IdempotentRequest,
  { res, var: { responseBody } }: HonoContext<RequestVariables>
): Promise<void> {
  const { status } = res;
  if (status >= 500 || status === 429) return records.release(identified);
  const contentType = res.headers.get('content-type');
  const body = status === 204 ? null : (responseBody ?? (await res.clone().text()));
  await records.save(identified, {
    status,
    headers: contentType === null ? {} : { 'content-type': contentType },
    body
  });
}

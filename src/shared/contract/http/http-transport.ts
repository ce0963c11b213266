// Carries cloud calls over HTTP with retries, in the browser and in the desktop’s main process, which differ only in
// the HTTP client.
import { err, ok, type Result } from '../../kit/result.ts';
import type { Transport } from '../create-caller.ts';
import { cloudRoutes } from '../cloud/cloud-routes.ts';
import { type ForbiddenUse, isCheckedField } from '../../domain/market/moderation/forbidden-words.ts';
import { type ContractError, contractError, type ErrorCode, errorMessages } from '../errors.ts';
import { cloudHeaders } from './cloud-headers.ts';
import { type HttpRequest, toHttpRequest } from './http-request.ts';
import { type HttpRoute, storesResponse } from '../http-route.ts';

export type HttpResponse = {
  readonly status: number;
  readonly contentType: string;
  /** The body's text; "" for none. */
  readonly text: string;
};

export type HttpTransportRequest = HttpRequest & {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

export type HttpTransportDependencies = {
  /** Rejects when no answer came: no network, no server, out of time. */
  readonly send: (request: HttpTransportRequest) => Promise<HttpResponse>;
  readonly wait: (ms: number) => Promise<void>;
  readonly random: () => number;
  /** Names a write, so that the server does it once however often it is sent. */
  readonly createKey: () => string;
  /** Without a network one try is made, for a server on this machine, and nothing is waited for. */
  readonly isOnline: () => boolean;
};

const retryLimit = 3;
const firstWaitMs = 1000;
const maxDelayMs = 30_000;
/** Spreads out the clients that a failing server made wait at the same moment. */
const jitterShare = 0.25;
const responseTimeoutMs = 15_000;
const uploadTimeoutMs = 60_000;

/** Before the retry of this number, from 0: 1 s, 2 s, 4 s … and up to a quarter more, never longer than 30 s. */
export const retryDelayMs = (retry: number, random: () => number): number =>
  Math.min(maxDelayMs, firstWaitMs * 2 ** retry * (1 + jitterShare * random()));

/**
 * Carries calls by their name. A failure that may be gone in a moment is tried three times more; this is the only
 * place that retries by itself, since a write keeps the key that was made for it here; who tries again another day
 * gives a key of their own. A write of an account is not sent again unless the server said that it did nothing: a link
 * or a code is good once, and a session is not opened twice.
 */
export function createHttpTransport(dependencies: HttpTransportDependencies): Transport {
  return async (name, input) => {
    const route = findRoute(name);
    if (route === undefined) return err(contractError('invalid_input', 'no such procedure'));
    const key = route.acceptsIdempotencyKey === true ? readText(input, 'key') : undefined;
    const request = writeRequest(route, input, key ?? dependencies.createKey());
    for (let retry = 0; ; retry += 1) {
      const { outcome, hasCrashed } = await tryOnce(dependencies, request);
      if (outcome.ok) return outcome;
      const wasSent = retry > 0 || key !== undefined;
      const mayPass = hasCrashed ? isSafeAfterCrash(route) : isTransient(outcome.error, route, wasSent);
      if (!mayPass) return outcome;
      if (retry === retryLimit || !dependencies.isOnline()) return outcome;
      await dependencies.wait(retryDelayMs(retry, dependencies.random));
    }
  };
}

const findRoute = (name: string): HttpRoute | undefined =>
  Object.hasOwn(cloudRoutes, name) ? cloudRoutes[name as keyof typeof cloudRoutes] : undefined;

function writeRequest(route: HttpRoute, input: unknown, key: string): HttpTransportRequest {
  const request = toHttpRequest(route, input);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.contentType !== null) headers['content-type'] = request.contentType;
  if (storesResponse(route)) headers['idempotency-key'] = key;
  const writer = route.acceptsWriterHeader === true ? readText(input, 'writer') : undefined;
  if (writer !== undefined) headers[cloudHeaders.writer] = writer;
  return {
    ...request,
    headers,
    timeoutMs: route.hasBinaryBody === true ? uploadTimeoutMs : responseTimeoutMs
  };
}

/** Reads an input field that is sent as a header: the idempotency key, which a retry repeats, or the writer. */
function readText(input: unknown, field: 'key' | 'writer'): string | undefined {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Done again it comes to the same: all but what changes an account. */
const isRepeatable = ({ method, access }: HttpRoute): boolean =>
  method === 'get' || !access.startsWith('account.');

/** A retry can arrive while the server still processes the first attempt. */
const isTransient = ({ code }: ContractError, route: HttpRoute, wasSent: boolean): boolean =>
  code === 'not_ready' ||
  (isRepeatable(route) && (code === 'unreachable' || (code === 'conflict' && wasSent)));

/** A server that crashed may have done the work: only a read, or a write under a key, may be sent again. */
const isSafeAfterCrash = (route: HttpRoute): boolean => route.method === 'get' || storesResponse(route);

type Attempt = {
  readonly outcome: Result<unknown, ContractError>;
  /** The server answered with a 5xx that names no other reason. */
  readonly hasCrashed: boolean;
};

async function tryOnce({ send }: HttpTransportDependencies, request: HttpTransportRequest): Promise<Attempt> {
  try {
    const answer = await send(request);
    const outcome = readAnswer(answer);
    return { outcome, hasCrashed: answer.status >= 500 && !outcome.ok && outcome.error.code === 'internal' };
  } catch (cause) {
    const error = contractError('unreachable', cause instanceof Error ? cause.name : typeof cause);
    return { outcome: err(error), hasCrashed: false };
  }
}

/** A response that is not from the API, such as the sign-in page of a hotel's network, counts as no response. */
function readAnswer({ status, contentType, text }: HttpResponse): Result<unknown, ContractError> {
  if (status === 204) return ok(undefined);
  if (!/^application\/(?:problem\+)?json\b/i.test(contentType)) {
    return err(contractError('unreachable', `status ${status}, not from the API`));
  }
  const body: unknown = JSON.parse(text);
  return status >= 200 && status < 300 ? ok(body) : err(readProblem(status, body));
}

function readProblem(status: number, body: unknown): ContractError {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const error = contractError(isErrorCode(code) ? code : 'internal', `status ${status}`);
  const forbiddenUse = readForbiddenUse(body);
  return forbiddenUse === undefined ? error : { ...error, forbiddenUse };
}

function readForbiddenUse(body: unknown): ForbiddenUse | undefined {
  if (typeof body !== 'object' || body === null || !('forbiddenUse' in body)) return undefined;
  const use: unknown = body.forbiddenUse;
  if (typeof use !== 'object' || use === null || !('field' in use) || !('word' in use)) return undefined;
  const { field, word } = use;
  return isCheckedField(field) && typeof word === 'string' ? { field, word } : undefined;
}

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorMessages, code);

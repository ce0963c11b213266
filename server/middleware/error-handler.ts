import type { ErrorHandler } from 'hono';
import { ContractFailure } from '#shared/contract/errors.ts';
import { isUnavailable } from '../db/database-errors.ts';
import { forbiddenWordResponse, problemResponse } from '../http/problem-response.ts';
import type { RequestVariables } from '../context/request-context.ts';

/** Receives unexpected errors; the client gets only the request's id. */
export type ReportFailure = (error: Error, requestId?: string) => void;

/** Answers errors as problem details (RFC 9457). The cause of an unexpected one goes to `reportFailure` alone. */
export function createErrorHandler(reportFailure: ReportFailure): ErrorHandler<RequestVariables> {
  return function handleError(error, context) {
    if (error instanceof ContractFailure && error.code !== 'internal') {
      // Keeps the headers that the handler added before it threw, e.g. `Retry-After`.
      const problem =
        error.forbiddenUse === undefined
          ? problemResponse(error.code)
          : forbiddenWordResponse(error.forbiddenUse);
      return context.newResponse(problem.body, problem);
    }
    // The client closed the connection, so no failure is reported.
    if (context.req.raw.signal.aborted) return problemResponse('invalid_input');
    if (isUnavailable(error)) return problemResponse('not_ready', undefined, { 'retry-after': '2' });
    reportFailure(error, (context.get('request') as { requestId?: string } | undefined)?.requestId);
    return problemResponse('internal');
  };
}

import type { ErrorHandler } from 'hono';
import { ContractFailure } from '#shared/contract/errors.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import { problemResponse } from '../problem.ts';
import type { RequestVariables } from '../request-context.ts';

/** Told of what went wrong inside; the client only learns that something did, and the id to ask with. */
export type ReportFailure = (error: Error, requestId?: string) => void;

/** Turns what a handler throws into problem details. The cause of a crash goes to `reportFailure`, never out. */
export function answerFailures(reportFailure: ReportFailure): ErrorHandler<RequestVariables> {
  return function answerFailure(error, context) {
    if (error instanceof ContractFailure && error.code !== 'internal') {
      // With what the handler added before it refused, e.g. `Retry-After`.
      const problem = problemResponse(error.code);
      return context.newResponse(problem.body, problem);
    }
    // Who hung up gets no answer, and nothing failed here.
    if (context.req.raw.signal.aborted) return problemResponse('invalid_input');
    if (isUnavailable(error)) return problemResponse('not_ready', undefined, { 'retry-after': '2' });
    reportFailure(error, (context.get('request') as { requestId?: string } | undefined)?.requestId);
    return problemResponse('internal');
  };
}

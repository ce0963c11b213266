import type { ErrorHandler } from 'hono';
import { ContractFailure } from '#shared/contract/errors.ts';
import { problemResponse } from '../problem.ts';

/** Turns what a handler throws into problem details. The cause of a crash goes to `reportFailure`, never out. */
export function answerFailures(reportFailure: (error: Error) => void): ErrorHandler {
  return function answerFailure(error) {
    if (error instanceof ContractFailure && error.code !== 'internal') return problemResponse(error.code);
    reportFailure(error);
    return problemResponse('internal');
  };
}

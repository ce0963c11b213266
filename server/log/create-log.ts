import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';
import type { Log, LogLevel } from './log.ts';

/** Keys that carry secrets or what somebody wrote, wherever a field of that name turns up two levels deep. */
const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'set-auth-token',
  'password',
  'token',
  'secret',
  'email',
  'to',
  'text',
  'body'
].flatMap((key) => [`["${key}"]`, `*["${key}"]`]);

/** One JSON object a line, on standard error unless told otherwise. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
      redact: { paths: secretKeys, censor: '[left out]' }
    },
    destination
  );
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import type { Log, LogLevel } from './log.ts';
import { redactSecrets } from './redact-secrets.ts';

/** One JSON object a line, on standard error by default. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: createTimestamp(),
      formatters: { level: (label) => ({ level: label }), log: redactSecrets },
      serializers: { error: describeError }
    },
    destination
  );
  return toLog(logger);
}

/** The library looks at what a line says, and not at what all lines of a child say. */
const toLog = (logger: Logger): Log => ({
  debug: (fields, message) => logger.debug(fields, message),
  info: (fields, message) => logger.info(fields, message),
  warn: (fields, message) => logger.warn(fields, message),
  error: (fields, message) => logger.error(fields, message),
  child: (fields) => toLog(logger.child(redactSecrets(fields)))
});

/** A busy server writes several lines a millisecond, and writing a moment takes longer than the rest of a line. */
function createTimestamp(): () => string {
  let moment = 0;
  let written = '';
  return () => {
    const now = Date.now();
    if (now !== moment) {
      moment = now;
      written = `,"time":"${new Date(now).toISOString()}"`;
    }
    return written;
  };
}

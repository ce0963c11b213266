import type { LogFields } from './log.ts';

/** Fields that carry secrets or personal text. */
const secretFields: ReadonlySet<string> = new Set([
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
]);

const censor = '[left out]';
/** No log line of ours nests deeper, and a cycle has no end. */
const deepest = 5;

/**
 * The fields with secret values removed at any depth of plain objects and lists. The
 * library's own way to do this takes as long as all the rest of a request's line, and looks only as deep as it is told.
 */
export const redactSecrets = (fields: LogFields): Record<string, unknown> => redactFields(fields, 0);

function redactFields(fields: LogFields, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    safe[name] = secretFields.has(name.toLowerCase()) ? censor : redactValue(fields[name], depth + 1);
  }
  return safe;
}

/** Other objects, such as errors, are left to the log's serializers. */
function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return censor;
  if (Array.isArray(value)) return value.map((part) => redactValue(part, depth + 1));
  return Object.getPrototypeOf(value) === Object.prototype ? redactFields(value as LogFields, depth) : value;
}

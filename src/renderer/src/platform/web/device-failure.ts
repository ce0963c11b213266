import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';

const codeByName: Readonly<Record<string, ErrorCode>> = {
  VersionError: 'database_too_new',
  QuotaExceededError: 'disk_full',
  SecurityError: 'storage_unavailable',
  InvalidStateError: 'storage_unavailable',
  DataCloneError: 'invalid_input',
  DataError: 'invalid_input',
  // An upgrade or a command that was given up whole.
  AbortError: 'internal'
};

/**
 * A browser's exception as a contract error. Only the error's name becomes the detail: browsers quote values
 * in their messages.
 */
export function toFailure(cause: unknown, otherwise: ErrorCode): ContractFailure {
  if (cause instanceof ContractFailure) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : typeof cause;
  return new ContractFailure(codeByName[name] ?? otherwise, name, { cause });
}

// Errors of SQLite and the file system as codes of the contract.
import { statfsSync } from 'node:fs';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';

const codes: readonly (readonly [pattern: RegExp, code: ErrorCode])[] = [
  [/^SQLITE_FULL|^ENOSPC$|^EDQUOT$|^EFBIG$/, 'disk_full'],
  [/^SQLITE_(BUSY|LOCKED)|^EBUSY$/, 'database_locked'],
  [/^SQLITE_READONLY|^EROFS$|^EACCES$|^EPERM$/, 'read_only'],
  // A read that comes short is one behind the end of a file that was cut off.
  [/^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/, 'database_damaged']
];

const fullBelowBytes = 1_048_576;

function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < fullBelowBytes;
  } catch {
    return false;
  }
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Never carries a statement's values: `detail` holds SQLite's code and message only. */
export function toContractFailure(error: unknown, folder: string): ContractFailure {
  if (error instanceof ContractFailure) return error;
  const code = getCode(error);
  const detail = error instanceof Error ? `${code} ${error.message}`.trim() : 'unknown';
  // SQLite reports a full disk as a plain I/O error when it was growing its shared memory.
  const isFull = () => code.startsWith('SQLITE_IOERR') && isDiskFull(folder);
  const known = codes.find(([pattern]) => pattern.test(code))?.[1];
  return new ContractFailure(known ?? (isFull() ? 'disk_full' : 'internal'), detail, { cause: error });
}

import { APIError } from 'better-auth/api';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';

/** The contract's code for each refusal of better-auth; any other is an internal error. */
const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL: 'wrong_credentials',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  INVALID_PASSWORD: 'wrong_credentials',
  PASSWORD_TOO_LONG: 'wrong_credentials',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  TOTP_NOT_ENABLED: 'not_found',
  BACKUP_CODES_NOT_ENABLED: 'not_found',
  TWO_FACTOR_NOT_ENABLED: 'not_found',
  TOTP_ALREADY_ENABLED: 'conflict',
  INVALID_TWO_FACTOR_COOKIE: 'unauthenticated',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'unauthenticated',
  UNAUTHORIZED: 'unauthenticated',
  PROVIDER_NOT_FOUND: 'not_found'
};

/** Awaits a call of `auth.api` and turns its refusal into one of the contract. */
export async function callBetterAuth<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const code = error instanceof APIError ? codes[String(error.body?.code)] : undefined;
    if (code === undefined) throw error;
    throw new ContractFailure(code, undefined, { cause: error });
  }
}

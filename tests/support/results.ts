import type { ContractError, ErrorCode } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';

/** The value of a call that must succeed; throws what the call answered instead. */
export async function getValue<T>(answer: Promise<Result<T, ContractError>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(`Refused with ${result.error.code}: ${result.error.detail ?? ''}`);
  return result.value;
}

/** The code of a call that must be refused. */
export async function getRefusal<T>(answer: Promise<Result<T, ContractError>>): Promise<ErrorCode> {
  const result = await answer;
  if (result.ok) throw new Error('Was expected to be refused and was not');
  return result.error.code;
}

import { type ContractError, errorMessages } from './errors.ts';

/** True for a refusal of a call, as opposed to an unexpected error. */
export const isContractError = (value: unknown): value is ContractError =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  Object.hasOwn(errorMessages, value.code) &&
  'message' in value &&
  typeof value.message === 'string';

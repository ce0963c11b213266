import { type ContractError, errorMessages } from './errors.ts';

/** Whether a call refused with this, as against something that broke. */
export const isContractError = (value: unknown): value is ContractError =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  Object.hasOwn(errorMessages, value.code) &&
  'message' in value &&
  typeof value.message === 'string';

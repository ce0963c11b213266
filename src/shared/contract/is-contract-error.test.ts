import { expect, test } from 'vitest';
import { contractError } from './errors.ts';
import { isContractError } from './is-contract-error.ts';

test('only what a call may refuse with is an error of the contract', () => {
  expect(isContractError(contractError('not_found'))).toBe(true);
  expect(isContractError({ code: 'toString', message: 'no code of ours' })).toBe(false);
  expect(isContractError({ code: 'not_found' })).toBe(false);
  for (const value of [undefined, null, 'not_found', new Error('a bug')])
    expect(isContractError(value)).toBe(false);
});

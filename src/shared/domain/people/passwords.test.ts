import { describe, expect, test } from 'vitest';
import { findPasswordFlaw } from './passwords.ts';

const commonest = new Set(['1234567890', 'qwertyuiop']);
const judge = (
  password: string,
  own: readonly string[] = ['ana.lindqvist@example.com', 'ana-films', 'Ana']
) => findPasswordFlaw(password, own, commonest);

describe('a password', () => {
  test.each(['1234567890', 'QWERTYUIOP', 'Qwertyuiop'])('%s is refused as one of the commonest', (password) =>
    expect(judge(password)).toBe('common')
  );

  test.each(['ana.lindqvist@example.com', 'ANA-FILMS2024', 'lindqvist1', 'ana-films-ana', 'Example.com!'])(
    '%s is refused as its owner’s own name',
    (password) => expect(judge(password)).toBe('personal')
  );

  test.each(['violet tractor 9', 'banana split', 'ana walks over the bridge'])('%s is taken', (password) =>
    expect(judge(password)).toBeUndefined()
  );

  test('may hold a name too short to mean anybody', () => {
    expect(findPasswordFlaw('jo12345abc', ['jo'], commonest)).toBeUndefined();
  });
});

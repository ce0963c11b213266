import type * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';

/** The content of a device's change, whose form depends on the entity. Throws `invalid_input`. */
export function parseChange<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { data, success } = schema.safeParse(value);
  if (!success) throw new ContractFailure('invalid_input');
  return data;
}

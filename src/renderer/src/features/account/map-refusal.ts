import type { ContractError, ErrorCode } from '#shared/contract/errors.ts';
import type { FormRefusal } from '#renderer/lib/use-form.ts';
import { translateError } from '#renderer/messages/translated-names.ts';

/** Puts a refusal beside the field it is about, by its code; the others are about the whole form. */
export function refuseBy<Name extends string>(
  error: ContractError,
  fields: Readonly<Partial<Record<ErrorCode, Name>>> = {}
): NonNullable<FormRefusal<Name>> {
  const field = fields[error.code];
  if (field === undefined) return { problem: translateError(error) };
  const problems: Partial<Record<Name, string>> = {};
  problems[field] = translateError(error);
  return { problems };
}

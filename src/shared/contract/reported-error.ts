// An error as part of an answer. It stands apart from the errors themselves, which the first load of the page has and
// which must not bring zod along.
import * as z from 'zod';
import { checkedFields, type CheckedField } from '../domain/market/moderation/forbidden-words.ts';
import { type ErrorCode, errorMessages } from './errors.ts';

const errorCodes = Object.keys(errorMessages) as [ErrorCode, ...ErrorCode[]];
const fields = Object.keys(checkedFields) as [CheckedField, ...CheckedField[]];

/** One of several things that were asked for was refused. */
export const ReportedError = z.object({
  code: z.enum(errorCodes),
  forbiddenUse: z.object({ field: z.enum(fields), word: z.string() }).optional()
});

import { readCountry } from '#shared/domain/market/dashboard/visitor-country.ts';
import type { Context } from './context.ts';
import type { RequestContext } from './request-context.ts';

/** The ISO 3166-1 code that the operator's proxy gave the request; null where it gave none, or no header is configured. */
export const readVisitorCountry = (
  { countryHeader }: Pick<Context, 'countryHeader'>,
  { headers }: Pick<RequestContext, 'headers'>
): string | null => (countryHeader === undefined ? null : readCountry(headers.get(countryHeader)));

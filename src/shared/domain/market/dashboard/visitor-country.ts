// The country a request came from, as the operator's proxy names it.
import { isCountryCode } from '../../people/countries.ts';

/** A country is shown for the days on which so many visitors of one listing came from it. */
export const leastVisitorsOfCountry = 5;

/** A country is shown for the months in which a seller had so many buyers from it, and as many from elsewhere. */
export const leastBuyersOfCountry = 5;

/** The ISO 3166-1 code in the text; null for anything else, also for the "XX" and "T1" of proxies that do not know. */
export function readCountry(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return isCountryCode(code) ? code : null;
}

import { countryCodes } from '#shared/domain/people/countries.ts';
import { createCountryNames } from '#renderer/lib/messages/country-names.ts';

/** All countries with their names in the given locale, sorted by name. */
export function listCountries(locale: string): { readonly value: string; readonly label: string }[] {
  const nameCountry = createCountryNames(locale);
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: nameCountry(value) }))
    .toSorted((one, other) => compare(one.label, other.label));
}

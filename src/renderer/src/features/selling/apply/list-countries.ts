import { countryCodes } from '#shared/domain/people/countries.ts';

/** All countries with their names in the given locale, sorted by name. */
export function listCountries(locale: string): { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
}

/** Gives the name of a country in the locale by its ISO 3166-1 code. */
export function createCountryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code) => names.of(code) ?? code;
}

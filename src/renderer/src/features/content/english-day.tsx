const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Jun 30, 2026" of "2026-06-30". Not by the reader's region: the prerendered page has to be what the app draws. */
export const formatEnglishDay = (day: string): string => format.format(Date.parse(day));

/** A day, written YYYY-MM-DD, on an English page. */
export function EnglishDay({ day }: { readonly day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatEnglishDay(day)}
    </time>
  );
}

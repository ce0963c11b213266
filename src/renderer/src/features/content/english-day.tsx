/** Written out: the first format of `Intl` takes 30 ms, while a page is being taken over. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jun 30, 2026" of "2026-06-30". Not by the reader's region: the prerendered page has to be what the app draws. */
export function formatEnglishDay(day: string): string {
  const date = new Date(day);
  return `${months[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** A day, written YYYY-MM-DD, on an English page. */
export function EnglishDay({ day }: { readonly day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatEnglishDay(day)}
    </time>
  );
}

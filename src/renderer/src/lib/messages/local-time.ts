// Moments as date-time inputs hold them: in this device's time zone, without naming it.

const minuteMs = 60_000;

/** "2026-11-28T09:00". `at` in Unix milliseconds. */
export const writeLocalTime = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);

/** Unix milliseconds; null where it is no moment. One that a clock change skips is the moment after it. */
export function readLocalTime(text: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? new Date(text).getTime() : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** Nine o'clock on the day after `now`. */
export function suggestTime(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1, 9).getTime();
}

/** The IANA name of this device's time zone: "Europe/Madrid". */
export const nameTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

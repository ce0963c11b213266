import { startTransition, useEffect, useState } from 'react';
import { formatDay, formatIsoDay, formatMoment } from './format.ts';

/** True once the app has hydrated: later renders know the reader's region and time zone. */
let hasHydrated = false;

/** False while the app takes over a page that was written elsewhere, and where such a page is written. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    // In small steps, so that the page can be used meanwhile.
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}

type Write = (at: number) => string;

/** Formats are costly to create, so none is before a time is written. */
function writeWith(options: Intl.DateTimeFormatOptions): Write {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => (format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })).format(at);
}
const momentForAll = writeWith({ dateStyle: 'medium', timeStyle: 'short' });
const dayForAll = writeWith({ dateStyle: 'medium' });

/** Writes times as the reader's region and time zone do, and until these are known as a prerendered page does. */
export const useFormatMoment = (): Write => (useIsHydrated() ? formatMoment : momentForAll);
export const useFormatDay = (): Write => (useIsHydrated() ? formatDay : dayForAll);
const isoDayForAll = (day: string): string => dayForAll(Date.parse(day));

/** The same for a day as the domain writes it, "2026-11-20". */
export const useFormatIsoDay = () => (useIsHydrated() ? formatIsoDay : isoDayForAll);

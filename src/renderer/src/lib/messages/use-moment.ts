import { useSyncExternalStore } from 'react';
import { formatDay, formatMoment } from './format.ts';

const never = () => () => undefined;

/** False while the app takes over a page that was written elsewhere. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  );

type Write = (at: number) => string;

const writeWith = (options: Intl.DateTimeFormatOptions): Write => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (at) => format.format(at);
};
const momentForAll = writeWith({ dateStyle: 'medium', timeStyle: 'short' });
const dayForAll = writeWith({ dateStyle: 'medium' });

/** Writes times as the reader's region and time zone do, and until these are known as a prerendered page does. */
export const useFormatMoment = (): Write => (useIsHydrated() ? formatMoment : momentForAll);
export const useFormatDay = (): Write => (useIsHydrated() ? formatDay : dayForAll);

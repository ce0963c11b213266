/** The day it is, in UTC, as "2026-11-20". */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10);

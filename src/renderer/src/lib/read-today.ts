/** The day it is, in UTC, as "2026-11-20". */
export const readToday = (): string => new Date().toISOString().slice(0, 10);

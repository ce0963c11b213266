/** Milliseconds since 1970 as ISO 8601 in UTC. Reads no clock: the instant is an argument. */
export function toIsoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const dayMs = 86_400_000;

/** "2026-11-25" and 7 is "2026-12-02". */
export const addDays = (day: string, days: number): string =>
  toIsoDate(Date.parse(day) + days * dayMs).slice(0, 10);

/** Whole days from one date to another; negative where `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

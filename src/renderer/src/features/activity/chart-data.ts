const dayMs = 86_400_000;

/** `at` is the day's start in UTC, in milliseconds since 1970, so that a formatter for UTC names the local day. */
export type DayCount = { readonly at: number; readonly count: number };

/** Counts `moments` by local day over the last `days`, oldest first. `offset`: local minus UTC, in ms. */
export function countByDay(
  moments: readonly number[],
  now: number,
  days: number,
  offset: number
): readonly DayCount[] {
  const dayOf = (at: number) => Math.floor((at + offset) / dayMs);
  const counts = new Map<number, number>();
  for (const at of moments) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
  const today = dayOf(now);
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index;
    return { at: day * dayMs, count: counts.get(day) ?? 0 };
  });
}

export type NamedCount = { readonly name: string; readonly count: number };

/** Largest first, equal ones by name; none of zero. */
export function listLargest(counts: readonly NamedCount[], limit: number): readonly NamedCount[] {
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .slice(0, limit);
}

/** Milliseconds as whole hours and minutes. */
export function splitTime(spent: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(spent / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

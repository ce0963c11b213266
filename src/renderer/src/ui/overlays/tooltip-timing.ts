/** How long the pointer or the focus rests on something before its tooltip opens. */
export const tooltipOpenDelayMs = 700;

/** How long after one tooltip closed the next still opens at once. */
export const tooltipSkipDelayMs = 300;

/** How long to wait before opening, when the last tooltip closed at `lastClosedAt` (undefined: none yet). */
export function tooltipDelayAt(now: number, lastClosedAt: number | undefined): number {
  return lastClosedAt !== undefined && now - lastClosedAt <= tooltipSkipDelayMs ? 0 : tooltipOpenDelayMs;
}

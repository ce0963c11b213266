// Finds regular expressions whose time grows faster than the text: "x".repeat(50_000) would stop the app for seconds.
import { check } from 'recheck';
import { hasUnlimitedRepeat, type Pattern } from './list-patterns.ts';

export type SlowPattern = {
  readonly pattern: Pattern;
  /** "2nd degree polynomial", or why there is no verdict. */
  readonly verdict: string;
  /** A text that shows it, as JavaScript; '' where there is none. */
  readonly attack: string;
};

/** Milliseconds for one pattern. The slowest one takes four seconds on a busy machine. */
const timeout = 60_000;

/** Each pattern once; those in `known` are not looked at. */
export async function findSlowPatterns(
  patterns: readonly Pattern[],
  known: ReadonlySet<string> = new Set()
): Promise<{ readonly slow: readonly SlowPattern[]; readonly linear: readonly string[] }> {
  const slow: SlowPattern[] = [];
  const linear: string[] = [];
  const different = new Map(patterns.map((pattern) => [pattern.literal, pattern]));
  for (const pattern of different.values()) {
    if (known.has(pattern.literal) || !hasUnlimitedRepeat(pattern)) continue;
    // The attack is not tried out: a text that takes seconds is what nobody waits for.
    const found = await check(pattern.source, pattern.flags, {
      timeout,
      incubationTimeout: timeout,
      attackTimeout: timeout,
      recallTimeout: -1
    });
    if (found.status === 'safe') linear.push(pattern.literal);
    else if (found.status === 'vulnerable')
      slow.push({ pattern, verdict: found.complexity.summary, attack: found.attack.pattern });
    else slow.push({ pattern, verdict: found.error.kind, attack: '' });
  }
  return { slow, linear };
}

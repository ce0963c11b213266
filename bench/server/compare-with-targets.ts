import type { Load } from './generate-load.ts';
import type { Violation } from '#server/invariants/invariant.ts';
import type { CatalogFigures } from './measure-catalog.ts';
import type { PurchaseFigures } from './measure-purchases.ts';

/** The measurements with one number of listings. */
export type SizeFigures = {
  readonly listings: number;
  /** Of a server without anything of ours. */
  readonly baseline: Load;
  readonly catalog: CatalogFigures;
  /** From the server's start until it is ready, in ms. */
  readonly startedIn: number;
  /** Of the server's process after the mixed load, in MB. */
  readonly memory: number;
};

export type Verdict = {
  readonly name: string;
  readonly value: string;
  readonly aim: string;
  readonly isMet: boolean;
};

const rate = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

const isBelow = (least: number, measured: Load): boolean => measured.rate < least || measured.failures > 0;

/** The aims at one size, each with what was measured. */
export function compareWithTargets({ baseline, catalog, startedIn, memory }: SizeFigures): Verdict[] {
  const { constant, search, newSearch, list, page, mixed } = catalog;
  const beside = (measured: Load): string =>
    `${rate(measured.rate)}, p99 ${measured.p99} ms, ${Math.round((100 * measured.rate) / constant.rate)}% of a constant` +
    (measured.failures === 0 ? '' : `, ${measured.failures} failed`);
  return [
    {
      name: 'a constant of Node alone',
      value: `${rate(baseline.rate)}, p99 ${baseline.p99} ms`,
      aim: 'the floor',
      isMet: baseline.failures === 0
    },
    {
      name: 'a constant of ours',
      value: `${rate(constant.rate)}, p99 ${constant.p99} ms, ${Math.round((100 * constant.rate) / baseline.rate)}% of the floor`,
      aim: 'none (baseline)',
      isMet: constant.failures === 0
    },
    {
      name: 'search',
      value: beside(search),
      aim: '≥ 1,500/s, p99 ≤ 100 ms',
      isMet: !isBelow(1500, search) && search.p99 <= 100
    },
    {
      name: 'search nobody asked before',
      value: beside(newSearch),
      aim: 'none (baseline)',
      isMet: newSearch.failures === 0
    },
    { name: 'list of 20', value: beside(list), aim: '≥ 3,000/s', isMet: !isBelow(3000, list) },
    { name: 'listing page', value: beside(page), aim: '≥ 4,000/s', isMet: !isBelow(4000, page) },
    { name: 'all of it in turn', value: beside(mixed), aim: 'none (baseline)', isMet: mixed.failures === 0 },
    {
      name: 'start to ready',
      value: `${Math.round(startedIn)} ms`,
      aim: '≤ 2,000 ms',
      isMet: startedIn <= 2000
    },
    { name: 'memory after it', value: `${Math.round(memory)} MB`, aim: '≤ 200 MB', isMet: memory <= 200 }
  ];
}

export function compareSignInWithTargets({ rate: tried, failures }: Load, hashing: number): Verdict {
  const share = Math.round((100 * tried) / hashing);
  return {
    name: 'sign-in',
    value: `${rate(tried)}, ${share}% of argon2 alone (${rate(hashing)}), ${failures} failed`,
    aim: '≥ 80%',
    isMet: share >= 80 && failures === 0
  };
}

/** `violations` as the invariants found them after all of it. */
export function comparePurchasesWithTargets(
  { floor, whole, placing, settling, failures, burst }: PurchaseFigures,
  violations: readonly Violation[]
): readonly Verdict[] {
  return [
    {
      name: 'a durable transaction of one row',
      value: `${rate(floor.rate)}, p99 ${milliseconds(floor.p99)}`,
      aim: 'the floor',
      isMet: true
    },
    {
      name: 'purchases',
      value: `${rate(whole.rate)}, p99 ${milliseconds(whole.p99)} (placing ${milliseconds(placing)}, settling ${milliseconds(settling)}), ${Math.round((100 * whole.rate) / floor.rate)}% of the floor, ${failures} failed`,
      aim: '≥ 100/s, beside the floor',
      isMet: whole.rate >= 100 && failures === 0
    },
    {
      name: `${burst.events.toLocaleString('en')} events at once`,
      value: `${burst.applied.toLocaleString('en')} applied in ${burst.seconds.toFixed(1)} s`,
      aim: 'all applied',
      isMet: burst.applied === burst.events
    },
    {
      name: 'invariants after it',
      value: violations.length === 0 ? 'hold' : violations.map(({ name }) => name).join(', '),
      aim: 'hold',
      isMet: violations.length === 0
    }
  ];
}

import type { RateClass } from '#shared/contract/http-route.ts';

export type RateLimitRule = {
  /** E.g. "sign-in by address": keys of two rules never meet. */
  readonly name: string;
  /** Calls allowed within `seconds`. */
  readonly points: number;
  readonly seconds: number;
  /** Counted in the database for all copies together; otherwise by each copy for itself. */
  readonly isShared: boolean;
};

export type RateLimitResult =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

export type RateLimiter = {
  /** Counts one more for the key, and says whether the rule still allows it. The database keeps a hash of the key. */
  readonly take: (rule: RateLimitRule, key: string) => Promise<RateLimitResult>;
  /** Starts counting anew, e.g. after the right password. */
  readonly forget: (rule: RateLimitRule, key: string) => Promise<void>;
  /** Takes one back that was counted; those before it stay counted. */
  readonly giveBack: (rule: RateLimitRule, key: string) => Promise<void>;
};

export type RateLimits = Readonly<Record<RateClass, RateLimitRule>>;

const minute = 60;
const hour = 60 * minute;

/**
 * Calls per class of route for one user, or for one address without a user. Attempts at one account are limited far
 * below this by the account's own rules; these limits bound the cost of a flood.
 */
export const defaultRateLimits = (readsPerMinute: number): RateLimits => ({
  read: { name: 'read', points: readsPerMinute, seconds: minute, isShared: false },
  write: { name: 'write', points: 240, seconds: minute, isShared: false },
  render: { name: 'render', points: 20, seconds: minute, isShared: false },
  attempt: { name: 'attempt', points: 1500, seconds: 10 * minute, isShared: true },
  mail: { name: 'mail', points: 30, seconds: hour, isShared: true },
  submit: { name: 'submit', points: 30, seconds: hour, isShared: true },
  sync: { name: 'sync', points: readsPerMinute, seconds: minute, isShared: false }
});

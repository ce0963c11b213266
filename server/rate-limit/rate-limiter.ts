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

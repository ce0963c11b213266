export type LimitRule = {
  /** E.g. "sign-in by address": keys of two rules never meet. */
  readonly name: string;
  /** How often within `seconds`. */
  readonly points: number;
  readonly seconds: number;
  /** Counted in the database for all copies together; otherwise by each copy for itself. */
  readonly isShared: boolean;
};

export type LimitVerdict =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

export type Limits = {
  /** Counts one more for the key, and says whether the rule still allows it. The database keeps a hash of the key. */
  readonly take: (rule: LimitRule, key: string) => Promise<LimitVerdict>;
  /** Starts counting anew, e.g. after the right password. */
  readonly forget: (rule: LimitRule, key: string) => Promise<void>;
};

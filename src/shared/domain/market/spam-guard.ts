// Programs fill every field and send at once; people do neither.

export type SpamGuard = {
  /** A field that nobody sees. */
  readonly website: string;
  /** How long the form stood open. */
  readonly openSeconds: number;
};

/** Reading the form and writing ten characters takes a person longer. */
export const leastOpenSeconds = 3;

export const looksLikeSpam = ({ website, openSeconds }: SpamGuard): boolean =>
  website.trim() !== '' || openSeconds < leastOpenSeconds;

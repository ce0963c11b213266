// Spam detection by a honeypot field and the time a form was open: bots fill every field and submit at once.

export type SpamGuard = {
  /** A field that nobody sees. */
  readonly website: string;
  /** The time the form was open. */
  readonly openSeconds: number;
};

/** Reading the form and writing ten characters takes a person longer. */
export const minOpenSeconds = 3;

export const looksLikeSpam = ({ website, openSeconds }: SpamGuard): boolean =>
  website.trim() !== '' || openSeconds < minOpenSeconds;

export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Plain text, lines of any length; addresses in it become links in the reader's program. */
  readonly text: string;
  /** The owner of the account with this address; undefined where there is none, or not yet. */
  readonly userId?: string;
  /** The notice that is mailed. */
  readonly noticeId?: string;
};

export type Mailer = {
  /** The answer of the mail server. Rejects when the mail could not be handed over; the job that sends it tries again. */
  readonly send: (mail: Mail) => Promise<string>;
};

// Judges if a failed delivery means that the address itself is no good: by the enhanced status codes of RFC 3463 and their
// registry at IANA, and by what the receiving server said where its code says nothing.
import { withoutAddresses } from './without-addresses.ts';

/** The fields of RFC 3464 about one recipient; empty where they are missing. */
export type RecipientFields = {
  /** "failed", "delayed", "delivered", "relayed" or "expanded". */
  readonly action: string;
  readonly status: string;
  readonly diagnostic: string;
  /** With their type, e.g. "rfc822; ada@example.com". */
  readonly addresses: readonly string[];
};

export type DeliveryFailure = {
  /** Hard: no mail will ever reach the address. Soft: this one did not, or not yet. */
  readonly kind: 'hard' | 'soft';
  /** E.g. "5.1.1"; null where the report names none. */
  readonly status: string | null;
  /** The receiving server's words, short and without addresses; null if there were none. */
  readonly diagnostic: string | null;
};

/**
 * Permanent codes about the address: X.1.1 no such mailbox, X.1.2 no such domain, X.1.3 invalid syntax, X.1.6 moved,
 * X.1.10 a domain that takes no mail, X.2.1 mailbox disabled, X.4.4 no route to the domain. All others are about the
 * message, a policy, or a mailbox that is full.
 */
const addressCodes: ReadonlySet<string> = new Set([
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.2.1',
  '5.4.4'
]);

/** Actions that are no failure. Some servers write others than RFC 3464 has, e.g. "expired", which are. */
const arrivals: ReadonlySet<string> = new Set(['delivered', 'relayed', 'expanded']);

const enhancedCode = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/;

/** "Other", a code that is in no registry, or 5.4.1, which Exchange Online also answers for unknown recipients. */
const vagueCode = /^[245]\.(?:\d{1,3}\.(?:0|\d{3})|4\.1)$/;

const unknownAddress =
  /\b(?:user unknown|unknown user|invalid recipient|no such (?:user|mailbox|recipient|account|domain)|(?:user|recipient|mailbox|account|tried to reach) (?:is |does |was )?(?:not found|not exist|unknown)|user doesn't have|recipient address rejected: access denied|domain name not found|host unknown|null mx)\b/i;

/** Some servers answer a sender that they distrust with the code of an unknown mailbox. */
const distrust =
  /\b(?:spam|spamhaus|blacklist(?:ed)?|blocklist(?:ed)?|blocked|reputation|at a rate|too many)\b/i;

/** The failure of a mail to one address. Several recipients are where it was forwarded to: hard only where all are. */
export function judgeDelivery(recipients: readonly RecipientFields[]): DeliveryFailure | null {
  const judged = recipients.map(judgeRecipient);
  const failures = judged.filter((failure) => failure !== null);
  const [first] = failures;
  if (first === undefined) return null;
  const isHard = judged.every((failure) => failure?.kind === 'hard');
  return isHard ? first : { ...(failures.find(({ kind }) => kind === 'soft') ?? first), kind: 'soft' };
}

function judgeRecipient({ action, status, diagnostic, addresses }: RecipientFields): DeliveryFailure | null {
  const code = chooseCode(findCode(status), findCode(diagnostic));
  const isFailure = action.startsWith('fail') || action.startsWith('delay');
  const isSuccess = code === null ? action === '' : code.startsWith('2');
  const isArrived = arrivals.has(action) || (!isFailure && isSuccess);
  if (isArrived) return null;
  const isFinal = action === '' ? code?.startsWith('5') === true : action.startsWith('fail');
  const kind = isFinal && isAboutAddress(code, diagnostic) ? 'hard' : 'soft';
  return { kind, status: code, diagnostic: withoutAddresses(diagnostic, addresses) };
}

function isAboutAddress(code: string | null, diagnostic: string): boolean {
  if (distrust.test(diagnostic)) return false;
  if (code !== null && !vagueCode.test(code)) return addressCodes.has(code);
  return unknownAddress.test(diagnostic);
}

const findCode = (text: string): string | null => enhancedCode.exec(text)?.[0] ?? null;

/** The receiving server's own code rather than what the reporting one made of it, unless that is vaguer. */
const chooseCode = (reported: string | null, said: string | null): string | null =>
  said === null || (reported !== null && vagueCode.test(said) && !vagueCode.test(reported)) ? reported : said;

// Decides which addresses open in the user's browser or mail program. All others are refused: the system passes unknown
// schemes to whatever program registered them, and that is how links start programs.

export type ExternalUrlDecision =
  | { readonly isAllowed: true; readonly url: string }
  | { readonly isAllowed: false; readonly reason: string };

const refuse = (reason: string): ExternalUrlDecision => ({ isAllowed: false, reason });
const allow = (url: string): ExternalUrlDecision => ({ isAllowed: true, url });

const longest = 2048;
/** Printable ASCII but quotes, backslash, backtick, angle and curly brackets, caret, pipe. */
const plainCharacters = /^[!#-&(-;=?-[\]_a-z~]+$/;
const encodedControl = /%(?:[01][0-9a-f]|7f)/i;
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const mailAddress = /^[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

function judgeHttps(url: URL, text: string): ExternalUrlDecision {
  if (url.username !== '' || url.password !== '') return refuse('carries a user name');
  if (!text.toLowerCase().startsWith(`https://${url.hostname}`)) return refuse('host is not spelled plainly');
  if (!publicHost.test(url.hostname)) return refuse('not a public host');
  if (url.hostname.split('.').some((label) => label.startsWith('xn--')))
    return refuse('host may imitate another');
  if (url.port !== '') return refuse('unusual port');
  return allow(url.href);
}

function judgeMail(url: URL): ExternalUrlDecision {
  if (!mailAddress.test(url.pathname)) return refuse('not one mail address');
  const isHarmless = [...url.searchParams.keys()].every((key) => key === 'subject' || key === 'body');
  return isHarmless ? allow(url.href) : refuse('mail header other than subject and body');
}

/** Answers with the normalised address to open, or why it stays closed. Only https and mailto ever pass. */
export function externalUrlPolicy(text: string): ExternalUrlDecision {
  if (text.length > longest) return refuse('too long');
  if (!plainCharacters.test(text)) return refuse('unusual characters');
  if (encodedControl.test(text)) return refuse('encoded control character');
  if (!URL.canParse(text)) return refuse('not an address');
  const url = new URL(text);
  if (url.protocol === 'https:') return judgeHttps(url, text);
  if (url.protocol === 'mailto:') return judgeMail(url);
  return refuse('scheme is neither https nor mailto');
}

const maxLength = 160;
const ipAddress = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|::|(?:[\da-f]{1,4}:){4}/i;

/**
 * A server's words about a delivery in at most 160 characters, without the words that name an address, a part of one of
 * `addresses`, a machine or a link. Null where nothing is left.
 */
export function withoutAddresses(text: string, addresses: readonly string[]): string | null {
  const names = addresses.flatMap(listNames);
  const words = text
    // The type of the diagnostic, e.g. "smtp;".
    .replace(/^[\w-]{1,40} ?;/, '')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '' && !isAddress(word, names));
  const kept = words.join(' ').slice(0, maxLength).trim();
  return kept === '' ? null : kept;
}

/** Local part and domain, e.g. of "rfc822; Ada@example.com". */
const listNames = (address: string): string[] =>
  address
    .slice(address.indexOf(';') + 1)
    .toLowerCase()
    .split(/[\s<>"@]+/)
    .filter((name) => name !== '');

function isAddress(word: string, names: readonly string[]): boolean {
  if (word.includes('@') || word.includes('://') || word.startsWith('<') || ipAddress.test(word)) return true;
  const parts = word
    .toLowerCase()
    .split(/[^\p{L}\p{N}._+-]+/u)
    .map((part) => (part.endsWith('.') ? part.slice(0, -1) : part));
  return parts.some((part) => names.some((name) => part === name || part.endsWith(`.${name}`)));
}

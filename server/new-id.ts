import { randomBytes } from 'node:crypto';

/** What a thing is, in front of its id: a user, listing, review, message, … */
export type IdPrefix =
  | 'usr'
  | 'ses'
  | 'sim'
  | 'vrf'
  | 'tfa'
  | 'aud'
  | 'lst'
  | 'rev'
  | 'msg'
  | 'shw'
  | 'mal'
  | 'sup'
  | 'mrq'
  | 'ord'
  | 'ent'
  | 'rfd'
  | 'ltx'
  | 'wsh'
  | 'rpt'
  | 'ntc'
  | 'sbc'
  | 'sbe'
  | 'sbd'
  | 'sbt';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** E.g. "lst_01m3b0q9zk…": 48 bits of `now` (Unix ms), then 80 random bits, so that ids sort by their birth. */
export function newId(prefix: IdPrefix, now: number, random: Uint8Array = randomBytes(10)): string {
  let bits = BigInt(now);
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let position = 0; position < 26; position++) {
    text = (alphabet[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return `${prefix}_${text}`;
}

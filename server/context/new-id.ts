import { randomFillSync } from 'node:crypto';

/** The prefix of an id, by type: user, listing, review, message, … */
export type IdPrefix =
  | 'usr'
  | 'ses'
  | 'sim'
  | 'vrf'
  | 'tfa'
  | 'frc'
  | 'aud'
  | 'dec'
  | 'apl'
  | 'tkd'
  | 'nte'
  | 'ann'
  | 'lst'
  | 'lsb'
  | 'upl'
  | 'med'
  | 'mdl'
  | 'rev'
  | 'msg'
  | 'shw'
  | 'mal'
  | 'eml'
  | 'sup'
  | 'mrq'
  | 'ord'
  | 'ent'
  | 'rfd'
  | 'rrq'
  | 'ltx'
  | 'cpn'
  | 'sal'
  | 'pyt'
  | 'ivd'
  | 'wsh'
  | 'flw'
  | 'qst'
  | 'slm'
  | 'rpt'
  | 'res'
  | 'ntc'
  | 'sbc'
  | 'sbe'
  | 'sbd'
  | 'sbt'
  | 'sba';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomBytesOfId = 10;

/** Random bytes drawn at a time: one call per id costs more than the rest of the function. */
const pool = Buffer.alloc(randomBytesOfId * 256);
let drawn = pool.length;

/**
 * E.g. "lst_01m3b0q9zk…": 48 bits of `now` (Unix ms), then 80 random bits, 5 a character, so that ids sort by their
 * birth.
 */
export function newId(prefix: IdPrefix, now: number, random: Uint8Array = drawRandom()): string {
  return `${prefix}_${writeBits(now, 10)}${writeBits(readBits(random, 0), 8)}${writeBits(readBits(random, 5), 8)}`;
}

/** The least id of this moment and later ones, in Unix ms: a bound for ids, which sort by their birth. */
export const firstIdOf = (prefix: IdPrefix, moment: number): string => `${prefix}_${writeBits(moment, 10)}`;

function drawRandom(): Uint8Array {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += randomBytesOfId;
  return pool.subarray(drawn - randomBytesOfId, drawn);
}

/** 40 of them, as a number. */
function readBits(bytes: Uint8Array, from: number): number {
  let bits = 0;
  for (let place = from; place < from + 5; place++) bits = bits * 256 + (bytes[place] ?? 0);
  return bits;
}

/** The last `length` × 5 of them. */
function writeBits(bits: number, length: number): string {
  let text = '';
  let left = bits;
  for (let place = 0; place < length; place++) {
    text = alphabet.charAt(left % 32) + text;
    left = Math.floor(left / 32);
  }
  return text;
}

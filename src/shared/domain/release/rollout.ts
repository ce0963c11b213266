// Which installations get a version that is not for everybody yet. Decided on the device, from an id it tells nobody.

const places = 10_000;

/**
 * From 0 to 9,999, the same each time for one installation and version. Another version has another order, so that
 * it is not always the same people who are first.
 */
export function rolloutPlace(installId: string, version: string): number {
  return hash(`${version} ${installId}`) % places;
}

/** A larger percentage includes everyone of a smaller one. */
export const isInRollout = (installId: string, version: string, percent: number): boolean =>
  rolloutPlace(installId, version) < (percent * places) / 100;

/** FNV-1a, with the last mixing of MurmurHash3, since ids that differ in their last character would be neighbors. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

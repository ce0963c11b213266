// Names the browser and system of a session from its user agent, so that users recognize their own sessions.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Reelwright for desktop/, 'Reelwright for desktop'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari']
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux']
];

/** E.g. "Chrome on Linux"; "Unknown client" where it says nothing we know. */
export function parseUserAgent(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser === undefined) return system === undefined ? 'Unknown client' : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

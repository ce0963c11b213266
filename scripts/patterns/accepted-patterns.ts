// Patterns that are slower than linear, or whose checker sees them so, each with the reason why that does no harm.

export type AcceptedPattern = { readonly literal: string; readonly reason: string };

const ownFiles = 'It reads files of this repository while building, at most a few kilobytes each.';

export const acceptedPatterns: readonly AcceptedPattern[] = [
  { literal: String.raw`/(?<!\s)\s*<noscript>.*?<\/noscript>/`, reason: ownFiles },
  {
    literal: String.raw`/ *<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?\n/g`,
    reason: ownFiles
  },
  { literal: String.raw`/\]\(([^)\s]+)\)/g`, reason: ownFiles },
  { literal: String.raw`/#.*$/`, reason: ownFiles },
  { literal: String.raw`/(<rect id="ground".*?) rx="\d+"/`, reason: ownFiles },
  { literal: String.raw`/ *<g id="frame"[\s\S]*?<\/g>\n/`, reason: ownFiles },
  {
    literal: String.raw`/\B(?=(\d{3})+$)/g`,
    reason: 'It reads a number that was turned into text, which has 21 digits at most.'
  }
];

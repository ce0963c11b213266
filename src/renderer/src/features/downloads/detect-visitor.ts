// Detects the visitor's operating system and processor from client hints and the user agent.
import type { ReleaseSystem } from '#shared/domain/release/release-manifest.ts';

/** `processor` is null if the browser does not reveal it. */
export type Visitor =
  | { readonly kind: 'computer'; readonly system: ReleaseSystem; readonly processor: 'x64' | 'arm64' | null }
  | { readonly kind: 'phone' }
  | { readonly kind: 'unknown' };

/** The parts of `navigator` that are used; only Chromium has client hints. */
export type BrowserFacts = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly userAgentData?: {
    readonly getHighEntropyValues: (hints: string[]) => Promise<ClientHints>;
  };
};

type ClientHints = {
  readonly platform?: string;
  readonly mobile?: boolean;
  readonly architecture?: string;
  readonly bitness?: string;
};

const systems: ReadonlyMap<string, ReleaseSystem> = new Map([
  ['Windows', 'win32'],
  ['macOS', 'darwin'],
  ['Linux', 'linux']
]);

export async function detectVisitor({
  userAgent,
  maxTouchPoints,
  userAgentData
}: BrowserFacts): Promise<Visitor> {
  const hints = await userAgentData?.getHighEntropyValues(['architecture', 'bitness']).catch(() => undefined);
  const system = systems.get(hints?.platform ?? '');
  if (hints === undefined || system === undefined) return readUserAgent(userAgent, maxTouchPoints);
  if (hints.mobile === true) return { kind: 'phone' };
  return { kind: 'computer', system, processor: readProcessor(hints) };
}

function readProcessor({ architecture, bitness }: ClientHints): 'x64' | 'arm64' | null {
  if (bitness !== '64') return null;
  if (architecture === 'arm') return 'arm64';
  return architecture === 'x86' ? 'x64' : null;
}

function readUserAgent(userAgent: string, maxTouchPoints: number): Visitor {
  if (/Android|iPhone|iPad|iPod|Mobile/.test(userAgent)) return { kind: 'phone' };
  // Every Mac reports Intel, including those with Apple silicon.
  if (userAgent.includes('Macintosh')) {
    // An iPad that requests desktop sites reports a Mac. No Mac has a touch screen.
    return maxTouchPoints > 1 ? { kind: 'phone' } : { kind: 'computer', system: 'darwin', processor: null };
  }
  if (userAgent.includes('Windows NT')) return { kind: 'computer', system: 'win32', processor: null };
  if (/Linux (?:x86_64|aarch64)/.test(userAgent)) {
    const processor = userAgent.includes('aarch64') ? 'arm64' : 'x64';
    return { kind: 'computer', system: 'linux', processor };
  }
  return userAgent.includes('Linux')
    ? { kind: 'computer', system: 'linux', processor: null }
    : { kind: 'unknown' };
}

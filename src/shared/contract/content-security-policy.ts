const directives: readonly (readonly [name: string, value: string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['font-src', "'self'"],
  ['media-src', "'self' blob:"],
  ['connect-src', "'self'"],
  ['manifest-src', "'self'"],
  ['worker-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'"],
  ['object-src', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'reelwright']
];

/** Origins of players that a page of the web build may embed on request. The desktop embeds none. */
export const playerOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com'
];

/**
 * The policy of every page, on the web and on the desktop. `sendsTo` are the only foreign origins that a page may send
 * to, for error reports and analytics. `frames` are those it may embed.
 * `styleHash` is the SHA-256, as base64, of the one style element it may contain.
 */
export function writeContentSecurityPolicy(
  sendsTo: readonly string[] = [],
  frames: readonly string[] = [],
  styleHash?: string
): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'connect-src': sendsTo,
    'style-src': styleHash === undefined ? [] : [`'sha256-${styleHash}'`]
  };
  const framing = frames.length === 0 ? [] : [['frame-src', ...frames]];
  return [...directives.map(([name, value]) => [name, value, ...(added[name] ?? [])]), ...framing]
    .map((directive) => directive.join(' '))
    .join('; ');
}

const webAddress = /^(https?:\/\/)(?:[^/?#@]*@)?([\w.:[\]-]+)(?:[/?#]|$)/;

/** The origins of the web addresses that were given, each once; what is no such address is left out. */
export function listOrigins(addresses: readonly (string | undefined)[]): readonly string[] {
  const origins = addresses.flatMap((address = '') => {
    const [, scheme, host] = webAddress.exec(address) ?? [];
    return scheme === undefined || host === undefined ? [] : [`${scheme}${host}`];
  });
  return [...new Set(origins)];
}

const directives: readonly (readonly [name: string, value: string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['font-src', "'self'"],
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

/**
 * What a page of this app may load and run, on the web and on the desktop alike. `reportsTo` is the one foreign
 * origin that a page may send to: where error reports go, if anywhere.
 */
export function writeContentSecurityPolicy(reportsTo?: string): string {
  return directives
    .map(([name, value]) => `${name} ${value}${name === 'connect-src' && reportsTo ? ` ${reportsTo}` : ''}`)
    .join('; ');
}

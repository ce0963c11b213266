import type { MiddlewareHandler } from 'hono';
import { playerOrigins, writeContentSecurityPolicy } from '#shared/contract/content-security-policy.ts';

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb'
];

const headers: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['x-frame-options', 'DENY']
];

/** A year, and subdomains too, as OWASP ASVS 5.0 (3.4.1) asks. Sent on plain http it would be ignored (RFC 6797, 7.2). */
const strictTransportSecurity = 'max-age=31536000; includeSubDomains';

/**
 * Puts the same strict headers on every answer, errors included; a page that has a policy of its own keeps it. A site
 * with https asks browsers never to use it without.
 */
export function securityHeaders(sendsTo: readonly string[] = [], siteUrl?: string): MiddlewareHandler {
  const policy = writeContentSecurityPolicy(sendsTo, playerOrigins);
  const hasHttps = siteUrl?.startsWith('https://') === true;
  return async function setSecurityHeaders(context, next) {
    await next();
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', policy);
    }
    for (const [name, value] of headers) context.res.headers.set(name, value);
    if (hasHttps) context.res.headers.set('strict-transport-security', strictTransportSecurity);
  };
}

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

/** Puts the same strict headers on every answer, errors included; a page that has a policy of its own keeps it. */
export function securityHeaders(sendsTo: readonly string[] = []): MiddlewareHandler {
  const policy = writeContentSecurityPolicy(sendsTo, playerOrigins);
  return async function setSecurityHeaders(context, next) {
    await next();
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', policy);
    }
    for (const [name, value] of headers) context.res.headers.set(name, value);
  };
}

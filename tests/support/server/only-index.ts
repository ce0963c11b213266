import type { WebFiles } from '#server/web/web-files.ts';

/** The smallest web build there can be. */
export const onlyIndex: WebFiles = new Map([
  [
    '/index.html',
    {
      contentType: 'text/html; charset=utf-8',
      isImmutable: false,
      hash: 'of-a-test',
      bodies: { identity: new Uint8Array(Buffer.from('<!doctype html><title>Reelwright</title>')) }
    }
  ]
]);

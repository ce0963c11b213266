// The pages that the build wrote, completed with the address of this site and ready to be sent.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isPrerenderedPage, type PageName, pageNames } from '#shared/contract/paths.ts';
import {
  originPlaceholder,
  prerenderedPagesFolder
} from '#shared/contract/prerendering/prerendered-pages.ts';
import type { WebFile, WebFiles } from './web-files.ts';

export type PrerenderedPages = ReadonlyMap<PageName, WebFile>;

/**
 * The prerendered pages of a web build. Without a `siteUrl` ("https://example.com") nothing is said that would need it:
 * a wrong canonical address is worse than none.
 */
export function completePrerenderedPages(files: WebFiles, siteUrl: string | undefined): PrerenderedPages {
  const pages = new Map<PageName, WebFile>();
  for (const name of pageNames.filter(isPrerenderedPage)) {
    const written = files.get(`${prerenderedPagesFolder}${name}.html`)?.bodies.identity;
    if (written !== undefined) pages.set(name, toFile(complete(Buffer.from(written).toString(), siteUrl)));
  }
  return pages;
}

function complete(html: string, siteUrl: string | undefined): string {
  if (siteUrl !== undefined) return html.replaceAll(originPlaceholder, siteUrl);
  const whole = new RegExp(`^ *<(?:link|meta)[^>]*${originPlaceholder}[^>]*>\n`, 'gm');
  return html.replace(whole, '').replaceAll(originPlaceholder, '');
}

function toFile(html: string): WebFile {
  const body = new Uint8Array(Buffer.from(html));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    contentType: 'text/html; charset=utf-8',
    isImmutable: false,
    hash: createHash('sha256').update(body).digest('base64url'),
    bodies: {
      identity: body,
      br: new Uint8Array(brotliCompressSync(body, { params })),
      gzip: new Uint8Array(gzipSync(body))
    }
  };
}

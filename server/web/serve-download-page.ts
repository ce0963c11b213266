import type { Hono } from 'hono';
import { paths } from '#shared/contract/paths.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { readDownloads, readFeedVersion } from '../updates/read-downloads.ts';
import { createPageServer, type PageDependencies } from './create-page-server.ts';
import { describeDownloadPage } from './describe-download-page.ts';

/** Serves the download page of the desktop app, rendered again after each publication. */
export function registerDownloadPage(app: Hono<RequestVariables>, dependencies: PageDependencies): void {
  const { context } = dependencies;
  const pages = createResponseCache({
    now: context.now,
    readEpoch: () => readFeedVersion(context),
    maxBytes: 1_000_000
  });
  createPageServer(
    app,
    dependencies
  )({
    path: paths.download.path,
    pages,
    keyOf: () => '',
    read: async (_context, _key, siteUrl) => {
      const downloads = await readDownloads(context);
      return {
        ...describeDownloadPage(downloads, siteUrl),
        data: { 'downloads.get': downloads },
        isIndexable: true
      };
    }
  });
}

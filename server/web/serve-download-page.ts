import type { Hono } from 'hono';
import { paths } from '#shared/contract/paths.ts';
import { pageDescriptions } from '#shared/contract/prerendering/page-descriptions.ts';
import { type Downloads, getDownloadHref, type PlatformRelease } from '#shared/domain/release/downloads.ts';
import { type ReleaseSystem, systemOf } from '#shared/domain/release/release-manifest.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { readDownloads, readFeedVersion } from '../updates/read-downloads.ts';
import { createPageServer, type PageDependencies } from './create-page-server.ts';
import type { ShellPage } from './render-app-shell.ts';

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

const systems: Readonly<Record<ReleaseSystem, string>> = {
  win32: 'Windows',
  darwin: 'macOS',
  linux: 'Linux'
};

/** Title, description and structured data of the download page. The structured data omits betas. */
function describeDownloadPage({ stable }: Downloads, siteUrl = ''): Omit<ShellPage, 'data'> {
  const { path, title } = paths.download;
  const description = pageDescriptions.download;
  const applications = stable
    .filter(({ files }) => files.length > 0)
    .map((release) => describeApplication(release, siteUrl));
  return {
    name: 'download',
    title,
    description,
    path,
    structure: {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      description,
      url: `${siteUrl}${path}`,
      ...(applications.length === 0 ? {} : { mainEntity: applications })
    }
  };
}

function describeApplication(
  { platform, version, releasedOn, files }: PlatformRelease,
  siteUrl: string
): Readonly<Record<string, unknown>> {
  const [first] = files;
  return {
    '@type': 'SoftwareApplication',
    name: 'Reelwright',
    applicationCategory: 'MultimediaApplication',
    operatingSystem: systems[systemOf(platform)],
    softwareVersion: version,
    datePublished: releasedOn,
    downloadUrl: `${siteUrl}${getDownloadHref(first?.name ?? '')}`,
    fileSize: `${first?.size ?? 0} B`,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' }
  };
}

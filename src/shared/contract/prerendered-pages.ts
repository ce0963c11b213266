// What the build writes into the pages and the server reads from them.

/** Stands in the prerendered pages where the site's own address goes, e.g. "https://example.com". */
export const originPlaceholder = '%SITE_URL%';

/** Where the prerendered pages lie in the web build, each as `{name}.html`; they are not addresses. */
export const prerenderedPagesFolder = '/pages/';

/** Where a page that the server wrote keeps the answer it was written from, as JSON with its key. */
export const hydrationDataId = 'page-answer';

/** How many listings the marketplace shows first; the server's page and the app's first part hold the same. */
export const firstPageSize = 24;

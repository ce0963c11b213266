// Names shared by the build that writes the prerendered pages and the server that serves them.

/** Stands in the prerendered pages where the site's own address goes, e.g. "https://example.com". */
export const originPlaceholder = '%SITE_URL%';

/** The folder of the prerendered pages in the web build, each as `{name}.html`; they are not addresses. */
export const prerenderedPagesFolder = '/pages/';

/** The id of the element that contains the response a page was rendered from, as JSON with its key. */
export const hydrationDataId = 'page-answer';

/** Listings on the first page of the marketplace, the same in the app and in the rendered page. */
export const firstPageSize = 24;

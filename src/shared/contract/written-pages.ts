// What the build writes into the pages and the server reads from them.

/** Stands in the written pages where the site's own address goes, e.g. "https://example.com". */
export const originPlaceholder = '%SITE_URL%';

/** Where the written pages lie in the web build, each as `{name}.html`; they are not addresses. */
export const writtenPagesFolder = '/pages/';

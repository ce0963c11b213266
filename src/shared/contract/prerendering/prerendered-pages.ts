// Names shared by the build that writes the prerendered pages and the server that serves them.
import type { PageName } from '../paths.ts';

/** Stands in the prerendered pages where the site's own address goes, e.g. "https://example.com". */
export const originPlaceholder = '%SITE_URL%';

/** The folder of the prerendered pages in the web build, each as `{name}.html`; they are not addresses. */
export const prerenderedPagesFolder = '/pages/';

/** Pages that the server renders with its data. The build writes an HTML shell for each. */
export const serverRenderedPages = [
  'marketplace',
  'listing',
  'profile',
  'download'
] as const satisfies readonly PageName[];

/** The id of the element that contains the responses a page was rendered from, as `HydrationData`. */
export const hydrationDataId = 'page-data';

/** The id of the element that lists the scripts that load when a page is idle, as JSON. */
export const idleScriptsId = 'idle-scripts';

/** Listings on the first page of the marketplace, the same in the app and in the rendered page. */
export const firstPageSize = 24;
/** Likewise of the reviews of a listing or a person. */
export const reviewPageSize = 10;

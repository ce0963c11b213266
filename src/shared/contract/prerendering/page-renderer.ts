// The web build's renderer for the server: the app's own screens, so that the app can hydrate them.

/** Answers of the API by the name of the call and what was asked, such as "listings.get rain-on-glass". */
export type HydrationData = Readonly<Record<string, unknown>>;

export type RenderedPage = {
  /** The app, with `data-drawn` in place of `style`, which the page's policy forbids. */
  readonly html: string;
  /** The rules for these marks. */
  readonly css: string;
};

/** Draws the screen at a path with its query, as a visitor sees it who reads English, from answers for all it asks. */
export type RenderPage = (address: string, data: HydrationData) => Promise<RenderedPage>;

/** The module that the web build writes for the server, beside the folder of the build. */
export const pageRendererFile = 'prerender/prerender.js';
export type PageRendererModule = { readonly renderServerPage: RenderPage };

/** Calls whose answers are also kept on the device for times without a connection, under the same key. */
export const offlineCalls = ['listings.search', 'listings.get', 'profiles.get'] as const;

/** Paths that the server answers itself: opened in a tab, they are never the app. Each is tried on path and query together. */
export const serverAddresses: readonly RegExp[] = [
  /^\/(?:api|dev|sandbox|media)(?:[/?]|$)/,
  /^\/(?:robots\.txt|sitemap\.xml)(?:\?|$)/
];

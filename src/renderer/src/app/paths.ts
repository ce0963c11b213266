/** Every screen's path, shared by the routes and by each link. */
export const paths = {
  builder: { path: '/', getHref: () => '/' },
  library: { path: '/library', getHref: (search = '') => `/library${search}` }
} as const;

// Every screen's address: the router's routes, each link and the server's answers are read from here.

/** What stands at an address: its screen, or why there is none yet for whoever comes. */
export type PageState = 'open' | 'signed-out' | 'not-permitted' | 'not-connected';

type Fixed<Path extends string, State extends PageState> = {
  /** As the router matches it: `:name` is one part, `*` is any rest. */
  readonly path: Path;
  /** Unique; windows and search results show it before the product's name. */
  readonly title: string;
  readonly state: State;
  readonly getHref: () => Path;
};

const open = <Path extends string>(path: Path, title: string): Fixed<Path, 'open'> => ({
  path,
  title,
  state: 'open',
  getHref: () => path
});

const closed = <Path extends string, State extends Exclude<PageState, 'open'>>(
  path: Path,
  title: string,
  state: State
): Fixed<Path, State> => ({ path, title, state, getHref: () => path });

export const paths = {
  builder: open('/', 'Build a shot'),
  library: open('/library', 'Template library'),
  plan: open('/plan', 'Clip plan'),
  about: open('/about', 'About'),
  howTo: open('/howto', 'How to make a video prompt'),
  faq: open('/faq', 'Questions and answers'),
  becomeSeller: open('/become-a-seller', 'Become a seller'),
  jsonPrompting: open('/json-video-prompting', 'JSON video prompting'),
  videoPrompts: open('/ai-video-prompts', 'AI video prompts'),
  runwayPrompts: open('/runway-prompts', 'Runway prompts'),
  soraPrompts: open('/sora-prompts', 'Sora prompts'),
  veoPrompts: open('/veo3-prompts', 'Veo 3 prompts'),
  cinematicPrompts: open('/cinematic-prompts', 'Cinematic prompts'),
  commercialPrompts: open('/commercial-prompts', 'Commercial prompts'),
  socialPrompts: open('/social-media-prompts', 'Social media prompts'),

  contact: open('/contact', 'Contact'),
  showcase: open('/produced', 'Produced videos'),
  marketplace: open('/marketplace', 'Marketplace'),
  listing: {
    path: '/marketplace/:slug',
    title: 'Prompt for sale',
    state: 'open',
    getHref: (slug: string) => `/marketplace/${encodeURIComponent(slug)}`
  },
  profile: {
    path: '/profile/:username',
    title: 'Profile',
    state: 'open',
    getHref: (username: string) => `/profile/${encodeURIComponent(username)}`
  },
  signIn: { ...open('/auth/*', 'Sign in'), getHref: () => '/auth/sign-in' },
  myProfile: open('/my-profile', 'Your profile'),
  purchases: open('/purchases', 'Your purchases'),
  receipt: {
    path: '/receipt/:order',
    title: 'Receipt',
    state: 'open',
    getHref: (order: string) => `/receipt/${encodeURIComponent(order)}`
  },
  wishlist: open('/wishlist', 'Your wishlist'),
  paymentSuccess: open('/payment-success', 'Payment'),
  seller: closed('/seller', 'Seller dashboard', 'signed-out'),
  createBundle: closed('/seller/create-bundle', 'Create a bundle', 'signed-out'),
  createListing: closed('/seller/create-prompt', 'Create a prompt for sale', 'signed-out'),
  earnings: closed('/seller/earnings', 'Your earnings', 'signed-out'),
  admin: closed('/admin', 'Administration', 'not-permitted'),
  adminUsers: closed('/admin/users', 'User management', 'not-permitted'),
  adminContent: closed('/admin/content', 'Content moderation', 'not-permitted'),
  adminSales: closed('/admin/sales', 'Sales analytics', 'not-permitted'),
  adminSettings: closed('/admin/settings', 'Platform settings', 'not-permitted')
} as const;

export type PageName = keyof typeof paths;
export type OpenPageName = {
  [Name in PageName]: (typeof paths)[Name]['state'] extends 'open' ? Name : never;
}[PageName];
export type ClosedPageName = Exclude<PageName, OpenPageName>;

export const pageNames = Object.keys(paths) as readonly PageName[];

export const isOpenPage = (name: PageName): name is OpenPageName => paths[name].state === 'open';

/** Pages with something to read for everybody; an open one without shows only one's own work. */
export type PublicPageName = Exclude<OpenPageName, (typeof ownPages)[number]>;

const ownPages = [
  'plan',
  'signIn',
  'myProfile',
  'purchases',
  'receipt',
  'wishlist',
  'paymentSuccess'
] as const satisfies readonly OpenPageName[];

export const isPublicPage = (name: PageName): name is PublicPageName =>
  isOpenPage(name) && !ownPages.some((own) => own === name);

/** Public pages at one address, which the sitemap lists and a sentence describes; of the others there are many. */
export type ListedPageName = Exclude<PublicPageName, 'listing' | 'profile'>;

export const isListedPage = (name: PageName): name is ListedPageName =>
  isPublicPage(name) && !paths[name].path.includes(':');

/** Public pages that the build writes as complete HTML; the server writes those that show what is in its database. */
export type WrittenPageName = Exclude<ListedPageName, 'marketplace'>;

const writtenByServer: ReadonlySet<PageName> = new Set(['marketplace']);

export const isWrittenPage = (name: PageName): name is WrittenPageName =>
  isListedPage(name) && !writtenByServer.has(name);

const patterns = pageNames.map((name) => {
  const { path } = paths[name];
  const source = path.replace(/\/\*$/, '(?:/.*)?').replace(/:[a-z]+/g, '[^/]+');
  return [name, new RegExp(source === '/' ? '^/$' : `^${source}/?$`)] as const;
});

/** The screen at this path, as the router finds it; a last slash does not matter. */
export function findPage(path: string): PageName | undefined {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

export const getPageTitle = (name: PageName | undefined): string =>
  name === undefined ? 'Page not found' : paths[name].title;

/** "Template library · Reelwright", for a window's title bar and for search engines. */
export const getDocumentTitle = (name: PageName | undefined, title = getPageTitle(name)): string =>
  `${title} · Reelwright`;

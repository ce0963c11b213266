// Every screen's address: the router's routes, each link and the server's answers are read from here.
import type { Action } from '#shared/domain/people/permissions.ts';

type Fixed<Path extends string, Access extends Action> = {
  /** As the router matches it: `:name` is one part, `*` is any rest. */
  readonly path: Path;
  /** Unique; windows and search results show it before the product's name. */
  readonly title: string;
  /** The action of the permission table that opening the page takes. */
  readonly access: Access;
  readonly getHref: () => Path;
};

const page = <Path extends string, Access extends Action>(
  path: Path,
  title: string,
  access: Access
): Fixed<Path, Access> => ({ path, title, access, getHref: () => path });

export const paths = {
  builder: page('/', 'Build a shot', 'page.read'),
  library: page('/library', 'Template library', 'page.read'),
  plan: page('/plan', 'Clip plan', 'workspace.use'),
  about: page('/about', 'About', 'page.read'),
  howTo: page('/howto', 'How to make a video prompt', 'page.read'),
  faq: page('/faq', 'Questions and answers', 'page.read'),
  becomeSeller: page('/become-a-seller', 'Become a seller', 'page.read'),
  jsonPrompting: page('/json-video-prompting', 'JSON video prompting', 'page.read'),
  videoPrompts: page('/ai-video-prompts', 'AI video prompts', 'page.read'),
  runwayPrompts: page('/runway-prompts', 'Runway prompts', 'page.read'),
  soraPrompts: page('/sora-prompts', 'Sora prompts', 'page.read'),
  veoPrompts: page('/veo3-prompts', 'Veo 3 prompts', 'page.read'),
  cinematicPrompts: page('/cinematic-prompts', 'Cinematic prompts', 'page.read'),
  commercialPrompts: page('/commercial-prompts', 'Commercial prompts', 'page.read'),
  socialPrompts: page('/social-media-prompts', 'Social media prompts', 'page.read'),

  download: page('/download', 'Download the desktop app', 'page.read'),
  status: page('/status', 'Service status', 'page.read'),
  terms: page('/terms', 'Licenses and terms', 'page.read'),
  contact: page('/contact', 'Contact', 'contact.send'),
  showcase: page('/produced', 'Produced videos', 'showcase.read'),
  marketplace: page('/marketplace', 'Marketplace', 'catalog.read'),
  listing: {
    path: '/marketplace/:slug',
    title: 'Prompt for sale',
    access: 'catalog.read',
    getHref: (slug: string) => `/marketplace/${encodeURIComponent(slug)}`
  },
  profile: {
    path: '/profile/:username',
    title: 'Profile',
    access: 'profile.read',
    getHref: (username: string) => `/profile/${encodeURIComponent(username)}`
  },
  signIn: { ...page('/auth/*', 'Sign in', 'account.authenticate'), getHref: () => '/auth/sign-in' },
  myProfile: page('/my-profile', 'Your profile', 'account.manage'),
  purchases: page('/purchases', 'Your purchases', 'purchase.read'),
  receipt: {
    path: '/receipt/:order',
    title: 'Receipt',
    access: 'purchase.read',
    getHref: (order: string) => `/receipt/${encodeURIComponent(order)}`
  },
  wishlist: page('/wishlist', 'Your wishlist', 'wishlist.manage'),
  sync: page('/sync', 'Sync', 'sync.use'),
  sellerMessages: page('/messages', 'Messages from sellers', 'message.read'),
  decisions: page('/decisions', 'Decisions about you', 'decision.read'),
  following: page('/following', 'Sellers you follow', 'follow.manage'),
  paymentSuccess: page('/payment-success', 'Payment', 'checkout.return'),
  seller: page('/seller', 'Seller dashboard', 'seller.dashboard.read'),
  createBundle: page('/seller/create-bundle', 'Create a bundle', 'listing.write'),
  createListing: page('/seller/create-prompt', 'Create a listing', 'workspace.use'),
  coupons: page('/seller/coupons', 'Your coupons', 'coupon.write'),
  sales: page('/seller/sales', 'Your sales', 'sale.write'),
  followers: page('/seller/followers', 'Your followers', 'follower.read'),
  questions: page('/seller/questions', 'Questions to answer', 'question.answer'),
  earnings: page('/seller/earnings', 'Your earnings', 'earnings.read'),
  admin: page('/admin', 'Administration', 'admin.dashboard.read'),
  adminOperations: page('/admin/operations', 'Operations', 'admin.dashboard.read'),
  adminMessages: page('/admin/messages', 'Messages to answer', 'admin.content.read'),
  adminUsers: page('/admin/users', 'User management', 'admin.users.read'),
  adminUser: {
    path: '/admin/users/:id',
    title: 'Account',
    access: 'admin.users.read',
    getHref: (id: string) => `/admin/users/${encodeURIComponent(id)}`
  },
  adminListing: {
    path: '/admin/listings/:id',
    title: 'Listing',
    access: 'admin.content.read',
    getHref: (id: string) => `/admin/listings/${encodeURIComponent(id)}`
  },
  adminContent: page('/admin/content', 'Content moderation', 'admin.content.read'),
  adminSales: page('/admin/sales', 'Sales analytics', 'admin.sales.read'),
  adminSettings: page('/admin/settings', 'Platform settings', 'admin.settings.read'),
  adminSwitches: page('/admin/settings/switches', 'Switches', 'admin.settings.read'),
  adminWords: page('/admin/settings/words', 'Words not allowed', 'admin.settings.read'),
  adminCategories: page('/admin/settings/categories', 'Categories', 'admin.settings.read'),
  adminTexts: page('/admin/settings/texts', 'Publish licenses and terms', 'admin.settings.read'),
  adminModels: page('/admin/settings/models', 'Model list', 'admin.models.read'),
  adminServer: page('/admin/settings/server', 'Mail and keys', 'admin.settings.read'),
  adminAppeals: page('/admin/appeals', 'Appeals', 'admin.content.read'),
  adminAudit: page('/admin/log', 'Audit log', 'admin.audit.read')
} as const;

export type PageName = keyof typeof paths;

export const pageNames = Object.keys(paths) as readonly PageName[];

/** Actions that show the same content to everybody; a page behind any other one shows only one's own work. */
const publicActions = [
  'page.read',
  'catalog.read',
  'profile.read',
  'showcase.read',
  'contact.send'
] as const satisfies readonly Action[];
type PublicAction = (typeof publicActions)[number];

/** Pages with the same content for everybody, which search engines may list. */
export type PublicPageName = {
  [Name in PageName]: (typeof paths)[Name]['access'] extends PublicAction ? Name : never;
}[PageName];

export const isPublicPage = (name: PageName): name is PublicPageName =>
  publicActions.some((action) => action === paths[name].access);

/** Public pages at one address, which the sitemap lists and a sentence describes; of the others there are many. */
export type ListedPageName = Exclude<PublicPageName, 'listing' | 'profile'>;

export const isListedPage = (name: PageName): name is ListedPageName =>
  isPublicPage(name) && !paths[name].path.includes(':');

/** Public pages that the build prerenders. The server renders the ones that show its data. */
export type PrerenderedPageName = Exclude<ListedPageName, 'marketplace' | 'download'>;

const serverRenderedPages: ReadonlySet<PageName> = new Set(['marketplace', 'download']);

export const isPrerenderedPage = (name: PageName): name is PrerenderedPageName =>
  isListedPage(name) && !serverRenderedPages.has(name);

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

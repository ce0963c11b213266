// Which files start a screen, so that the build can put what they import into few chunks and name these in the page.
import type { PageName } from '#shared/contract/paths.ts';

export const webEntry = 'src/renderer/src/main.web.tsx';

const feature = (path: string): string => `src/renderer/src/features/${path}`;
const ui = (path: string): string => `src/renderer/src/ui/${path}.tsx`;
const page = (path: string): string => `src/renderer/src/screens/pages/${path}-page.tsx`;

const builtInTemplates = 'src/shared/domain/craft/template/catalog/catalog.ts';
const pageLinks = feature('content/page-links.tsx');
/** Reads forms and stored data. */
const zod = 'src/renderer/src/lib/zod-without-eval.ts';
const wishlistButton = feature('wishlist/wishlist-button.tsx');
const waitingMessages = feature('sync/waiting-messages.tsx');
const followButton = feature('follows/follow-button.tsx');
/** For pages with form controls. */
const restoreInput = 'src/renderer/src/app/start/restore-input.ts';

/** The screen and its parts, by page: all that is needed before the page can be used, beside the first load. */
export const screenEntries = {
  library: [feature('library/list/library-page.tsx'), pageLinks, builtInTemplates, restoreInput],
  marketplace: [feature('marketplace/search/marketplace-page.tsx'), wishlistButton, pageLinks, restoreInput],
  listing: [
    feature('marketplace/listing/listing-page.tsx'),
    feature('purchases/buy-button.tsx'),
    followButton,
    wishlistButton,
    pageLinks
  ],
  profile: [
    feature('account/profile/profile-page.tsx'),
    feature('marketplace/cards/seller-listings.tsx'),
    feature('marketplace/reviews/review-item.tsx'),
    followButton,
    wishlistButton,
    pageLinks
  ],
  download: [feature('downloads/download-page.tsx'), pageLinks],
  status: [feature('service-status/status-page.tsx'), pageLinks],
  terms: [feature('terms/terms-page.tsx'), pageLinks],
  contact: [feature('inbox/contact-page.tsx'), waitingMessages, pageLinks, zod, restoreInput],
  showcase: [feature('inbox/showcase-page.tsx'), waitingMessages, pageLinks],
  jsonPrompting: ['src/renderer/src/screens/json-guide/json-prompting-screen.tsx', restoreInput],
  about: [page('product/about')],
  howTo: [page('guides/how-to')],
  faq: [page('product/faq')],
  becomeSeller: [page('product/become-seller'), feature('selling/apply/seller-application.tsx')],
  videoPrompts: [page('guides/video-prompts')],
  runwayPrompts: [page('models/runway-prompts')],
  soraPrompts: [page('models/sora-prompts')],
  veoPrompts: [page('models/veo-prompts')],
  cinematicPrompts: [page('purposes/cinematic-prompts')],
  commercialPrompts: [page('purposes/commercial-prompts')],
  socialPrompts: [page('purposes/social-prompts')]
} as const satisfies Partial<Record<PageName, readonly string[]>>;

const { becomeSeller, contact, jsonPrompting, library, listing, marketplace, profile, showcase } =
  screenEntries;

/** Parts that several pages show; one chunk for all of them. */
const contentParts = [
  'content-page',
  'frame-list',
  'model-facts',
  'next-steps',
  'pitfalls',
  'question-list',
  'rewrites',
  'worked-example'
];

/** Chunks by name: what each needs alone, with the screens that few others share with it. */
export const chunkEntries = {
  'library-page': library.filter((file) => file !== builtInTemplates),
  marketplace,
  listing,
  profile,
  content: [
    ...contentParts.map((name) => feature(`content/${name}.tsx`)),
    'src/renderer/src/screens/pages/model-table-caption.ts'
  ],
  catalog: [feature('content/template-row.tsx'), builtInTemplates],
  jsonPrompting,
  becomeSeller,
  inbox: [...contact, ...showcase],
  /** Small, and part of most pages that wait for the server. */
  shared: ['src/renderer/src/feature-api/loaded-page.tsx', ui('feedback/loading-rows'), restoreInput],
  zod: [zod],
  fit: [feature('fit/fit-report.ts'), feature('fit/fit-check.tsx'), feature('fit/fit-note.tsx')],
  /** Loaded when there is nothing better to do. */
  idle: [
    'src/renderer/src/app/frame/background.tsx',
    'src/renderer/src/app/dialogs/opened-dialog.tsx',
    'src/renderer/src/app/status/storage-notice.tsx',
    feature('activity/activity-store.ts'),
    feature('transfer/transfer-actions.ts'),
    'src/renderer/src/platform/web/follow-worker.ts',
    ui('overlays/tooltip-layer')
  ],
  popups: [
    'feedback/toast-layer',
    'fields/choice/choice-picker',
    'menus/context-menu',
    'menus/menu-popup',
    'overlays/alert-dialog',
    'overlays/dialog',
    'overlays/popover'
  ].map(ui)
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Modules that the idle page fetches. */
export const idleEntries: readonly string[] = [
  ...chunkEntries.idle,
  ...chunkEntries.fit,
  builtInTemplates,
  'src/renderer/src/platform/web/later-handlers.ts'
];

const zodUsers: readonly string[] = ['inbox', 'jsonPrompting', 'zod'];
const shopScreens: readonly string[] = ['marketplace', 'listing', 'profile'];

/** The chunks of what several of the above need; each imports those before it at most. */
export const sharedChunks = ['floating', 'combobox', 'shared', 'templates', 'zod', 'shop'] as const;

export function nameSharedChunk(id: string, users: readonly string[]): (typeof sharedChunks)[number] {
  if (/node_modules[\\/]@(?:base-ui|floating-ui)[\\/]/.test(id)) {
    return users.includes('marketplace') && !users.includes('idle') ? 'combobox' : 'floating';
  }
  if (/[\\/](?:craft[\\/]template[\\/]catalog[\\/]|content[\\/]template-row)/.test(id)) return 'templates';
  if (users.every((user) => zodUsers.includes(user))) return 'zod';
  return users.every((user) => shopScreens.includes(user)) ? 'shop' : 'shared';
}

import { Hono } from 'hono';
import { visitor } from '#shared/domain/people/actor.ts';
import { type AccountContext, type AuthOptions, createAuth } from './auth/auth.ts';
import { createFindActor, type FindActor } from './auth/session.ts';
import type { Context } from './context/context.ts';
import { defaultRateLimits, type RateLimits } from './rate-limit/rate-limits.ts';
import { countFailures } from './middleware/count-failures.ts';
import { csrfProtection } from './middleware/csrf-protection.ts';
import { createErrorHandler, type ReportFailure } from './middleware/error-handler.ts';
import { attachRequest } from './middleware/create-request-context.ts';
import { createNameReplacedNotice } from './services/account/name-replaced.ts';
import { idempotency } from './middleware/idempotency.ts';
import { limitBodies } from './middleware/body-limit.ts';
import { limitRates } from './middleware/rate-limit.ts';
import { refuseRestricted } from './middleware/restrictions.ts';
import { requireStepUp } from './middleware/step-up.ts';
import { logRequests } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { problemResponse } from './http/problem-response.ts';
import type { RequestVariables } from './context/request-context.ts';
import { registerAdminContent, registerAdminListings } from './routes/admin-content.ts';
import { registerAdminOverview, registerAdminSales } from './routes/admin-overview.ts';
import { registerAdminModels, registerAdminSettings } from './routes/admin-settings.ts';
import { registerAdminUsers } from './routes/admin-users.ts';
import { registerAdministration } from './routes/administration.ts';
import { registerAccount, registerProfiles, registerProviderCallback } from './routes/account.ts';
import { registerDocumentation } from './routes/documentation.ts';
import { registerHealth, registerModels } from './routes/health.ts';
import { registerInbox, registerNotices } from './routes/messages.ts';
import { registerPokes } from './routes/pokes.ts';
import { registerSync } from './routes/sync.ts';
import { registerCommunity } from './routes/community.ts';
import { registerDiscounts } from './routes/discounts.ts';
import { registerListings, registerWishlists } from './routes/marketplace.ts';
import { registerMailbox } from './routes/mailbox.ts';
import { registerMedia } from './routes/media.ts';
import { registerPaymentEvents } from './routes/payment-events.ts';
import { registerOrders } from './routes/orders.ts';
import { registerEarnings } from './routes/earnings.ts';
import { registerSelling } from './routes/selling.ts';
import { registerPlatformState, registerStatus } from './routes/status.ts';
import { registerDownloads, registerUpdates } from './routes/updates.ts';
import { registerSandbox } from './routes/sandbox/sandbox-checkout.ts';
import { createFailureCounter } from './services/admin/operations/route-failures.ts';
import { createIdempotencyRecords } from './services/idempotency/idempotency-records.ts';
import {
  createPlatformStateCache,
  type PlatformStateCache
} from './services/platform-state/platform-state-cache.ts';
import { listSitemapSlugs } from './services/listing/read/catalog.ts';
import { registerCrawlers } from './web/crawlers.ts';
import type { RenderPage } from '#shared/contract/prerendering/page-renderer.ts';
import type { PageDependencies } from './web/create-page-server.ts';
import { registerDownloadPage } from './web/serve-download-page.ts';
import { registerMarketplacePages } from './web/serve-marketplace-pages.ts';
import { registerServerPageStyle } from './web/render-server-page.ts';
import { serveWeb } from './web/serve-web.ts';
import type { WebFiles } from './web/web-files.ts';

export type AppDependencies = {
  readonly version: string;
  readonly webFiles: WebFiles;
  /** Draws the pages of the catalog; without it they are left to the app. */
  readonly renderPage?: RenderPage;
  readonly context: Context;
  /** The site's public origin, e.g. "https://example.com"; without it pages have no canonical address. */
  readonly siteUrl?: string | undefined;
  /** The only foreign origins that pages may send to: where error reports and counts go. */
  readonly sendsTo?: readonly string[];
  readonly findActor?: FindActor;
  readonly authOptions?: AuthOptions;
  /** The number of trusted proxies. */
  readonly trustedHops?: number;
  readonly rates?: RateLimits;
  /** True if mails are stored and shown at `/dev/mailbox` on this machine. */
  readonly hasMailbox?: boolean;
  /** True if the dependencies respond and the server is not stopping. */
  readonly isReady?: () => Promise<boolean>;
  readonly reportFailure?: ReportFailure;
};

/** The whole server without a port: `createApp(…).request('/api/health')`. */
export function createApp({
  version,
  webFiles,
  renderPage = () => Promise.reject(new Error('No renderer was given')),
  context,
  siteUrl,
  sendsTo = [],
  findActor = createFindActor(context),
  authOptions = {},
  trustedHops = 0,
  rates = defaultRateLimits(),
  hasMailbox = false,
  isReady = () => Promise.resolve(true),
  reportFailure = (error, requestId) => context.log.error({ error, requestId }, 'a request failed')
}: AppDependencies): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>();
  app.use(securityHeaders(sendsTo, siteUrl));
  app.use('/api/*', attachRequest(findActor, trustedHops));
  app.use('/api/*', logRequests(context.log, context.now));
  app.use('/api/*', countFailures(createFailureCounter(context)));
  // Before what is about pages and their cookies: an event brings a signature instead.
  registerPaymentEvents(app, context);
  app.use('/api/*', csrfProtection(siteUrl));
  app.use('/api/*', limitRates(context.limits, rates));
  const platformState = createPlatformStateCache(context);
  app.use('/api/*', refuseRestricted(platformState));
  app.use('/api/*', requireStepUp(context));
  app.use('/api/*', limitBodies);
  app.use('/api/*', idempotency(createIdempotencyRecords(context.db, context.now), context.secret));
  registerHealth(app, version, isReady);
  registerModels(app, context);
  registerStatus(app, context);
  registerPlatformState(app, context, platformState);
  registerMarketplace(app, context, findActor);
  const notifyNameReplaced = createNameReplacedNotice(context);
  const accountContext = { ...context, auth: createAuth(context, { ...authOptions, notifyNameReplaced }) };
  registerAccount(app, accountContext);
  registerAllOfAdministration(app, accountContext, platformState);
  registerProfiles(app, context);
  registerProviderCallback(app, accountContext);
  registerDocumentation(app, version);
  registerServerPageStyle(app);
  app.all('/api', () => unknownAddress());
  app.all('/api/*', () => unknownAddress());
  registerFiles(app, context);
  if (hasMailbox) registerMailbox(app, context);
  registerSandbox(app, context);
  registerCrawlers(app, siteUrl, { listSlugs: () => listSitemapSlugs(context), now: context.now });
  registerPages(app, {
    context,
    webFiles,
    renderPage,
    siteUrl,
    sendsTo,
    // A page is the same for everybody, so nobody's session is looked for.
    attachRequest: attachRequest(() => Promise.resolve({ actor: visitor, sessionId: null }), trustedHops),
    rate: rates.read
  });
  app.all('*', serveWeb(webFiles, siteUrl));
  app.onError(createErrorHandler(reportFailure));
  return app;
}

/** Routes of the marketplace for signed-in users, and public reads. */
function registerMarketplace(app: Hono<RequestVariables>, context: Context, findActor: FindActor): void {
  registerListings(app, context);
  registerOrders(app, context);
  registerInbox(app, context);
  registerWishlists(app, context);
  registerDiscounts(app, context);
  registerCommunity(app, context);
  registerSync(app, context);
  registerPokes(app, context, findActor);
  registerNotices(app, context);
  registerDownloads(app, context);
  registerSelling(app, context);
  registerEarnings(app, context);
}

/** Routes that serve bytes, whole or in ranges. */
function registerFiles(app: Hono<RequestVariables>, context: Context): void {
  registerMedia(app, context.media);
  registerUpdates(app, context);
}

/** Pages that the server renders from its own data. */
function registerPages(app: Hono<RequestVariables>, dependencies: PageDependencies): void {
  registerMarketplacePages(app, dependencies);
  registerDownloadPage(app, dependencies);
}

const unknownAddress = (): Response => problemResponse('not_found', 'The API has nothing at this address.');

function registerAllOfAdministration(
  app: Hono<RequestVariables>,
  context: AccountContext,
  platformState: PlatformStateCache
): void {
  registerAdministration(app, context);
  registerAdminContent(app, context);
  registerAdminSales(app, context);
  registerAdminSettings(app, context, platformState);
  registerAdminModels(app, context);
  registerAdminUsers(app, context);
  registerAdminOverview(app, context);
  registerAdminListings(app, context);
}

// Every procedure of the HTTP API: its address, who may call it, and what it costs. Its schemas are in the files beside this one.
import { administrationRoutes } from './routes/administration-routes.ts';
import { communityRoutes } from './routes/community-routes.ts';
import { syncRoutes } from './routes/sync-routes.ts';
import { categoryRoutes } from './routes/category-routes.ts';
import { legalTextRoutes } from './routes/legal-text-routes.ts';
import { mediaRoutes } from './routes/media-routes.ts';
import { discountRoutes, sellerRoutes } from './routes/seller-routes.ts';
import type { HttpRoute } from '../http-route.ts';

const enter = { access: 'account.authenticate', rate: 'attempt' } as const;
/** Signing in and out. */
const signIn = { ...enter, method: 'post', isOpenInMaintenance: true } as const;
const enterByMail = { access: 'account.authenticate', rate: 'mail' } as const;
const manage = { access: 'account.manage', rate: 'write' } as const;
/** Managing that asks for the password or a code once more. */
const reauthenticate = { access: 'account.manage', rate: 'attempt' } as const;
const manageWishlist = { access: 'wishlist.manage', rate: 'write' } as const;
const buy = { access: 'order.manage', rate: 'write' } as const;
const lookUp = { method: 'get', access: 'purchase.read', rate: 'read' } as const;
const readEarnings = { method: 'get', access: 'earnings.read', rate: 'read' } as const;
const managePayouts = { access: 'payout.manage', rate: 'write' } as const;
const browse = { method: 'get', access: 'catalog.read', rate: 'read' } as const;

export const cloudRoutes = {
  'health.get': { method: 'get', path: '/api/health', access: 'server.status', rate: 'read' },
  'health.ready': { method: 'get', path: '/api/ready', access: 'server.status', rate: 'read' },
  'status.get': { method: 'get', path: '/api/status', access: 'server.status', rate: 'read' },
  'platformState.get': {
    method: 'get',
    path: '/api/v1/platform-state',
    access: 'server.status',
    rate: 'read'
  },
  'downloads.get': { method: 'get', path: '/api/v1/downloads', access: 'server.status', rate: 'read' },
  'models.get': { ...browse, path: '/api/models', isCacheable: true },

  'account.get': { method: 'get', path: '/api/v1/account', access: 'account.authenticate', rate: 'read' },
  'account.listProviders': {
    method: 'get',
    path: '/api/v1/account/providers',
    access: 'account.authenticate',
    rate: 'read'
  },
  'account.signUp': {
    ...enterByMail,
    method: 'post',
    path: '/api/v1/account/sign-up',
    closedBy: 'registration_closed'
  },
  'account.requestVerification': { ...enterByMail, method: 'post', path: '/api/v1/account/verification' },
  'account.verifyEmail': { ...enter, method: 'post', path: '/api/v1/account/verification/confirm' },
  'account.signIn': { ...signIn, path: '/api/v1/account/sign-in' },
  'account.confirmSignIn': { ...signIn, path: '/api/v1/account/sign-in/second-factor' },
  'account.startProviderSignIn': { ...signIn, path: '/api/v1/account/sign-in/provider' },
  'account.signOut': { ...signIn, path: '/api/v1/account/sign-out', rate: 'write' },
  'account.requestReset': { ...enterByMail, method: 'post', path: '/api/v1/account/reset' },
  'account.resetPassword': { ...enter, method: 'post', path: '/api/v1/account/reset/confirm' },
  'account.changePassword': { ...reauthenticate, method: 'put', path: '/api/v1/account/password' },
  'account.changeEmail': { ...reauthenticate, method: 'put', path: '/api/v1/account/email' },
  'account.listSessions': { ...manage, rate: 'read', method: 'get', path: '/api/v1/account/sessions' },
  'account.revokeSession': { ...manage, method: 'delete', path: '/api/v1/account/sessions/:id' },
  'account.signOutEverywhere': { ...manage, method: 'post', path: '/api/v1/account/sign-out-everywhere' },
  'account.startSecondFactor': { ...reauthenticate, method: 'post', path: '/api/v1/account/second-factor' },
  'account.confirmSecondFactor': {
    ...reauthenticate,
    method: 'post',
    path: '/api/v1/account/second-factor/confirm'
  },
  'account.removeSecondFactor': {
    ...reauthenticate,
    method: 'post',
    path: '/api/v1/account/second-factor/remove'
  },
  'account.startFactorRecovery': {
    ...enter,
    method: 'post',
    path: '/api/v1/account/second-factor/recovery'
  },
  'account.cancelFactorRecovery': {
    ...manage,
    method: 'delete',
    path: '/api/v1/account/second-factor/recovery'
  },
  'account.cancelFactorRecoveryByMail': {
    ...enter,
    method: 'post',
    path: '/api/v1/account/second-factor/recovery/cancel'
  },
  'account.regenerateRecoveryCodes': {
    ...reauthenticate,
    method: 'post',
    path: '/api/v1/account/recovery-codes'
  },
  'account.export': { ...manage, rate: 'read', method: 'get', path: '/api/v1/account/export' },
  'account.remove': { ...reauthenticate, method: 'post', path: '/api/v1/account/remove' },
  /** The signed-in browser agrees that the desktop app signs in as the same person. */
  'account.authorizeDesktop': {
    ...manage,
    method: 'post',
    path: '/api/v1/account/desktop',
    isOpenInMaintenance: true
  },
  /** The desktop app trades the code of the link for a session of its own. */
  'account.exchangeDesktopCode': { ...signIn, path: '/api/v1/account/desktop/token' },

  'profiles.get': { method: 'get', path: '/api/v1/profiles/:username', access: 'profile.read', rate: 'read' },
  'profiles.listReviews': {
    method: 'get',
    path: '/api/v1/profiles/:username/reviews',
    access: 'profile.read',
    rate: 'read'
  },
  'profiles.save': { method: 'put', path: '/api/v1/profile', access: 'profile.edit', rate: 'write' },
  'profiles.saveAvatar': {
    method: 'put',
    path: '/api/v1/profile/avatar',
    access: 'profile.edit',
    rate: 'submit',
    hasBinaryBody: true
  },
  'profiles.removeAvatar': {
    method: 'delete',
    path: '/api/v1/profile/avatar',
    access: 'profile.edit',
    rate: 'write'
  },

  'listings.search': { ...browse, path: '/api/v1/listings' },
  'listings.countFacets': { ...browse, path: '/api/v1/listings/facets' },
  'listings.suggest': { ...browse, path: '/api/v1/listings/suggestions' },
  'listings.get': { ...browse, path: '/api/v1/listings/:slug' },
  'listings.listReviews': { ...browse, path: '/api/v1/listings/:slug/reviews' },
  'listings.listSimilar': { ...browse, path: '/api/v1/listings/:slug/similar' },
  'listings.findNearDuplicates': {
    method: 'post',
    path: '/api/v1/seller/near-duplicates',
    access: 'listing.write',
    rate: 'render',
    hasSealedResponse: true
  },
  'listings.recordView': {
    method: 'post',
    path: '/api/v1/listings/:slug/views',
    access: 'catalog.read',
    rate: 'write'
  },

  'orders.quote': { ...browse, path: '/api/v1/orders/quote' },
  'orders.place': {
    method: 'post',
    path: '/api/v1/orders',
    access: 'order.place',
    rate: 'write',
    closedBy: 'buying_closed'
  },
  'orders.list': { ...lookUp, path: '/api/v1/orders' },
  'orders.get': { ...lookUp, path: '/api/v1/orders/:id' },
  'orders.cancel': { ...buy, method: 'post', path: '/api/v1/orders/:id/cancel' },
  'orders.refund': { ...buy, method: 'post', path: '/api/v1/orders/:id/refund' },
  'orders.getReceipt': { ...lookUp, path: '/api/v1/orders/:id/receipt' },
  'orders.getReceiptFile': { ...lookUp, rate: 'render', path: '/api/v1/orders/:id/receipt/file' },
  'purchases.list': { ...lookUp, path: '/api/v1/purchases' },
  'purchases.get': { ...lookUp, path: '/api/v1/purchases/:id' },
  'purchases.listVersions': { ...lookUp, path: '/api/v1/purchases/:id/versions' },
  'purchases.open': {
    method: 'post',
    path: '/api/v1/purchases/:id/open',
    access: 'purchase.open',
    rate: 'write',
    hasSealedResponse: true
  },

  ...discountRoutes,

  'contact.send': {
    method: 'post',
    path: '/api/v1/contact',
    access: 'contact.send',
    rate: 'submit',
    acceptsIdempotencyKey: true,
    acceptsWriterHeader: true
  },
  'showcase.list': { method: 'get', path: '/api/v1/showcase', access: 'showcase.read', rate: 'read' },
  'showcase.submit': {
    method: 'post',
    path: '/api/v1/showcase',
    access: 'showcase.submit',
    rate: 'submit',
    acceptsIdempotencyKey: true,
    acceptsWriterHeader: true
  },
  'showcase.listPending': {
    method: 'get',
    path: '/api/v1/showcase/pending',
    access: 'showcase.moderate',
    rate: 'read'
  },
  'showcase.decide': {
    method: 'post',
    path: '/api/v1/showcase/:id/decision',
    access: 'showcase.moderate',
    rate: 'write'
  },

  'wishlists.list': { ...manageWishlist, rate: 'read', method: 'get', path: '/api/v1/wishlists' },
  'wishlists.create': { ...manageWishlist, method: 'post', path: '/api/v1/wishlists' },
  'wishlists.rename': { ...manageWishlist, method: 'put', path: '/api/v1/wishlists/:id' },
  'wishlists.remove': { ...manageWishlist, method: 'delete', path: '/api/v1/wishlists/:id' },
  'wishlistItems.list': { ...manageWishlist, rate: 'read', method: 'get', path: '/api/v1/wishlist-items' },
  'wishlistItems.listIds': {
    ...manageWishlist,
    rate: 'read',
    method: 'get',
    path: '/api/v1/wishlist-items/ids'
  },
  'wishlistItems.add': { ...manageWishlist, method: 'post', path: '/api/v1/wishlist-items' },
  'wishlistItems.move': { ...manageWishlist, method: 'put', path: '/api/v1/wishlist-items/:listingId' },
  'wishlistItems.remove': { ...manageWishlist, method: 'delete', path: '/api/v1/wishlist-items/:listingId' },

  'reviews.getMine': {
    method: 'get',
    path: '/api/v1/listings/:slug/reviews/mine',
    access: 'review.write',
    rate: 'read'
  },
  'reviews.save': {
    method: 'put',
    path: '/api/v1/listings/:slug/reviews/mine',
    access: 'review.write',
    rate: 'write'
  },
  'reviews.remove': {
    method: 'delete',
    path: '/api/v1/listings/:slug/reviews/mine',
    access: 'review.write',
    rate: 'write'
  },
  'reviews.reply': {
    method: 'put',
    path: '/api/v1/reviews/:id/reply',
    access: 'review.reply',
    rate: 'write'
  },
  'reviews.vote': { method: 'put', path: '/api/v1/reviews/:id/vote', access: 'review.vote', rate: 'write' },
  'reviews.report': {
    method: 'post',
    path: '/api/v1/reviews/:id/report',
    access: 'review.report',
    rate: 'submit'
  },

  'notices.list': { method: 'get', path: '/api/v1/notices', access: 'notice.read', rate: 'read' },
  'notices.markRead': { method: 'post', path: '/api/v1/notices/read', access: 'notice.read', rate: 'write' },
  'notices.getSettings': {
    method: 'get',
    path: '/api/v1/notices/settings',
    access: 'notice.read',
    rate: 'read'
  },
  'notices.saveSettings': {
    method: 'put',
    path: '/api/v1/notices/settings',
    access: 'notice.read',
    rate: 'write'
  },
  'mailLanguage.save': { method: 'put', path: '/api/v1/mail-language', access: 'notice.read', rate: 'write' },

  'earnings.getSummary': { ...readEarnings, path: '/api/v1/seller/earnings' },
  'earnings.listLines': { ...readEarnings, path: '/api/v1/seller/earnings/lines' },
  'payouts.list': { ...readEarnings, path: '/api/v1/seller/payouts' },
  'payouts.getAccount': { ...readEarnings, path: '/api/v1/seller/payout-account' },
  'payouts.startOnboarding': { ...managePayouts, method: 'post', path: '/api/v1/seller/payout-account' },
  'payouts.request': { ...managePayouts, method: 'post', path: '/api/v1/seller/payouts' },
  'payouts.get': { ...readEarnings, path: '/api/v1/seller/payouts/:id' },
  'payouts.cancel': { ...managePayouts, method: 'post', path: '/api/v1/seller/payouts/:id/cancel' },
  'statements.list': { ...readEarnings, path: '/api/v1/seller/statements' },
  'statements.get': { ...readEarnings, path: '/api/v1/seller/statements/:month' },
  'statements.getFile': { ...readEarnings, path: '/api/v1/seller/statements/:month/file' },
  'invoices.getDetails': { ...readEarnings, path: '/api/v1/seller/invoice-details' },
  'invoices.saveDetails': { ...managePayouts, method: 'put', path: '/api/v1/seller/invoice-details' },
  'invoices.getFile': { ...readEarnings, path: '/api/v1/seller/invoices/:month/file' },

  ...sellerRoutes,
  ...administrationRoutes,
  ...communityRoutes,
  ...mediaRoutes,
  ...legalTextRoutes,
  ...categoryRoutes,
  ...syncRoutes
} as const satisfies Readonly<Record<string, HttpRoute>>;

export type CloudName = keyof typeof cloudRoutes;

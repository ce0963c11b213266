// The permission table: the actions each kind of actor may perform. Server and screens both decide by it, and each page names
// its action as `access` in src/shared/contract/paths.ts.
import { type Actor, hasRole, type Role } from './actor.ts';

type Permission = {
  /** Everybody, or only people with the role; everybody with an account is a user. */
  readonly to: 'everyone' | Role;
  /** Only where the thing is one's own. */
  readonly isOwnOnly?: true;
  /** Also in the time of a suspension. */
  readonly isOpenToSuspended?: true;
  /** Asks for an e-mail address that was shown to be theirs. */
  readonly needsVerified?: true;
  /** Asks for the second factor again in this session, at most 15 minutes after the last such request. */
  readonly needsStepUp?: true;
};

const reading = { to: 'everyone', isOpenToSuspended: true } as const;
const administration = { to: 'admin', needsStepUp: true } as const;

export const permissions = {
  'server.status': reading,

  /** Pages that hold no data of an account. */
  'page.read': reading,
  /** One's own work on this device, which needs no account. */
  'workspace.use': reading,
  'catalog.read': reading,
  'profile.read': reading,
  'showcase.read': reading,

  /** Signing up and in, verifying, resetting: whoever holds the mail's link or the password. */
  'account.authenticate': reading,
  /** Coming back from paying, perhaps in a browser where nobody is signed in. Orders are read by `purchase.read`. */
  'checkout.return': reading,
  'account.manage': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },
  'profile.edit': { to: 'user', isOwnOnly: true },

  'order.place': { to: 'user', needsVerified: true },
  'order.manage': { to: 'user', isOwnOnly: true },
  'purchase.read': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },
  'purchase.open': { to: 'user', isOwnOnly: true },

  'contact.send': reading,
  'showcase.submit': { to: 'everyone' },
  'showcase.moderate': administration,

  /** Each row asks for the permission of what it is as well. */
  'sync.use': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },
  'follow.manage': { to: 'user', isOwnOnly: true },
  'wishlist.manage': { to: 'user', isOwnOnly: true },
  'review.write': { to: 'user', isOwnOnly: true },
  /** Theirs is the listing that the review is of. */
  'review.reply': { to: 'seller', isOwnOnly: true },
  'review.vote': { to: 'user' },
  'listing.report': { to: 'user' },
  'review.report': { to: 'user' },
  'question.ask': { to: 'user', isOwnOnly: true, needsVerified: true },
  /** Theirs is the listing that the question is about. */
  'question.answer': { to: 'seller', isOwnOnly: true },
  'question.report': { to: 'user' },
  'result.write': { to: 'user', isOwnOnly: true },
  'result.report': { to: 'user' },
  /** Theirs is the listing whose buyers get it. */
  'message.send': { to: 'seller', isOwnOnly: true },
  'message.read': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },
  'message.report': { to: 'user' },
  'notice.read': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },

  /** Also of suspended people, who appeal by it. */
  'decision.read': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },
  'decision.appeal': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },

  'seller.apply': { to: 'user', isOwnOnly: true, needsVerified: true },
  /** Of everybody: a suspended seller reads why, and a person who does not sell how to begin. */
  'seller.dashboard.read': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },
  'listing.write': { to: 'seller', isOwnOnly: true },
  /** Sellers for their listings, buyers for a result. */
  'media.upload': { to: 'user', isOwnOnly: true, needsVerified: true },
  'coupon.write': { to: 'seller', isOwnOnly: true },
  'sale.write': { to: 'seller', isOwnOnly: true },
  'follower.read': { to: 'seller', isOwnOnly: true, isOpenToSuspended: true },
  /** Of everybody: who has sold keeps their earnings and papers, also where their selling is suspended. */
  'earnings.read': { to: 'user', isOwnOnly: true, isOpenToSuspended: true },
  'payout.manage': { to: 'seller', isOwnOnly: true },

  /** Stepping up, which leads to everything below. */
  'admin.enter': { to: 'admin' },
  'admin.dashboard.read': administration,
  'admin.operations.manage': administration,
  'admin.users.read': administration,
  'admin.users.manage': administration,
  'admin.content.read': administration,
  'admin.content.decide': administration,
  'admin.sales.read': administration,
  'admin.settings.read': administration,
  'admin.settings.manage': administration,
  'admin.models.read': administration,
  'admin.models.manage': administration,
  'admin.audit.read': administration
} as const satisfies Readonly<Record<string, Permission>>;

export type Action = keyof typeof permissions;

/** True for an action that asks for the second factor again. */
export const needsStepUp = (action: Action): boolean => {
  const permission: Permission = permissions[action];
  return permission.needsStepUp === true;
};

/** The target of the action; omitted where there is none yet, or where only the kind of actor matters. */
export type OwnedResource = { readonly ownerId: string | null };

/**
 * True when the actor may do it. Without `subject` it answers "could they ever", which is what a menu needs and what
 * a route asks before it reads the request; with one it is the decision.
 */
export function can(actor: Actor, action: Action, subject?: OwnedResource): boolean {
  const permission: Permission = permissions[action];
  if (actor.kind === 'visitor') return permission.to === 'everyone';
  if (actor.status === 'suspended' && permission.isOpenToSuspended !== true) return false;
  if (permission.needsVerified === true && !actor.isVerified) return false;
  if (permission.to !== 'everyone' && !hasRole(actor, permission.to)) return false;
  return permission.isOwnOnly !== true || subject === undefined || subject.ownerId === actor.id;
}

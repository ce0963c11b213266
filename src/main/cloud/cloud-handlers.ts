import type { Transport } from '#shared/contract/create-caller.ts';
import { type CloudContract, cloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Handlers } from '#shared/contract/procedure.ts';
import type { Keychain } from './secret-store.ts';

type CloudName = keyof CloudContract;

const {
  // Only main holds the code that a browser sends back.
  'account.exchangeDesktopCode': _exchange,
  // Only a browser approves another device's sign-in.
  'account.authorizeDesktop': _authorize,
  // For monitoring, and for whoever has no app.
  'health.get': _health,
  'health.ready': _ready,
  'models.get': _models,
  // Only browsers need it: an installed app updates itself.
  'downloads.get': _downloads,
  // For administrators, who have no screen for it yet.
  'showcase.listPending': _pending,
  'showcase.decide': _decide,
  // The page lists payouts instead.
  'payouts.get': _payout,
  // For older apps: the page writes these to the outbox and reads their rows.
  'wishlists.create': _createList,
  'wishlists.rename': _renameList,
  'wishlists.remove': _removeList,
  'wishlistItems.list': _wishes,
  'wishlistItems.listIds': _wishIds,
  'wishlistItems.add': _addWish,
  'wishlistItems.move': _moveWish,
  'wishlistItems.remove': _removeWish,
  'reviews.save': _saveReview,
  'reviews.remove': _removeReview,
  'reviews.vote': _vote,
  'notices.markRead': _markRead,
  'notices.getSettings': _noticeSettings,
  'notices.saveSettings': _saveNoticeSettings,
  ...forPage
} = cloudContract;

/** The cloud procedures that the page may call: one IPC channel each. */
export const pageCloudContract = forPage;

/** With these the server has ended the session. */
const endings: ReadonlySet<string> = new Set<CloudName>([
  'account.signOut',
  'account.signOutEverywhere',
  'account.remove'
]);

/** Passes calls on, and never an answer that is not what the contract says. */
export function createCloudHandlers(
  transport: Transport,
  keychain: Keychain
): Handlers<typeof pageCloudContract> {
  const handle = async (name: string, input: unknown): Promise<unknown> => {
    const answer = await transport(name, input);
    if (!answer.ok) {
      if (answer.error.code === 'unauthenticated') keychain.remember({ token: null });
      throw new ContractFailure(answer.error.code, answer.error.detail);
    }
    if (endings.has(name)) keychain.remember({ token: null });
    const output = pageCloudContract[name as keyof typeof pageCloudContract].output.safeParse(answer.value);
    if (!output.success) throw new ContractFailure('internal', 'the answer is not what the contract says');
    return output.data;
  };
  const entries = Object.keys(pageCloudContract).map((name) => [
    name,
    (input: unknown) => handle(name, input)
  ]);
  return Object.fromEntries(entries) as Handlers<typeof pageCloudContract>;
}

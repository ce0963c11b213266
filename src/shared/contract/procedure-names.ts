// The names of both contracts without their schemas: the preload builds window.desktop from them and stays small.
// The types below fail to compile when a list and its contract part ways.
import type { DeviceContract } from './device.ts';
import type { ShellContract } from './shell.ts';

export const deviceProcedureNames = [
  'draft.load',
  'draft.save',
  'history.list',
  'history.save',
  'history.remove',
  'history.clear',
  'templates.list',
  'templates.save',
  'templates.remove',
  'templateStates.list',
  'templateStates.save',
  'preferences.load',
  'preferences.save',
  'notifications.list',
  'notifications.add',
  'notifications.markRead',
  'notifications.clear',
  'activity.load',
  'activity.save',
  'models.load',
  'models.save',
  'plan.load',
  'plan.save',
  'listingDrafts.list',
  'listingDrafts.save',
  'listingDrafts.remove',
  'offlineCache.load',
  'offlineCache.list',
  'offlineCache.save',
  'offlineCache.clear',
  'purchasedPrompts.list',
  'purchasedPrompts.load',
  'purchasedPrompts.save',
  'purchasedPrompts.remove',
  'purchasedPrompts.removeOtherUsers',
  'replica.load',
  'replica.join',
  'replica.leave',
  'replica.applyPage',
  'replica.renewDevice',
  'replica.restart',
  'replica.listConflicts',
  'replica.listRows',
  'outbox.list',
  'outbox.collect',
  'outbox.takeBatch',
  'outbox.saveAnswers',
  'outbox.saveMessageAnswer',
  'outbox.append',
  'outbox.remove',
  'storage.status',
  'storage.export',
  'storage.import',
  'storage.replace'
] as const satisfies readonly (keyof DeviceContract)[];

export const shellProcedureNames = [
  'files.save',
  'files.open',
  'window.reportReady',
  'window.setTheme',
  'window.setLabels',
  'menu.setEnabled',
  'session.describe',
  'session.signInWithBrowser',
  'session.clear',
  'pokes.follow',
  'pokes.stop',
  'checkout.open',
  'updates.check',
  'updates.download',
  'updates.pause',
  'updates.install',
  'updates.skip',
  'updates.setChannel',
  'integration.describe',
  'integration.change',
  'integration.showProgress',
  'integration.showUnread',
  'integration.notify'
] as const satisfies readonly (keyof ShellContract)[];

type Missing<Names extends readonly string[], C> = Exclude<keyof C, Names[number]>;
type None<T extends never> = T;
export type NoProcedureIsMissing = [
  None<Missing<typeof deviceProcedureNames, DeviceContract>>,
  None<Missing<typeof shellProcedureNames, ShellContract>>
];

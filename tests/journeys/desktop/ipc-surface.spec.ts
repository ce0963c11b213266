// The calls that the preload gives to a page, listed by hand: a new one is reviewed here.
import { expect, test } from './desktop-app.ts';

test('what a page can call is this list and no more', async ({ running }) => {
  const { page } = running;
  const surface = await page.evaluate(() => {
    const list = (caller: object, name: string): string[] =>
      Object.entries(caller).flatMap(([noun, verbs]) =>
        Object.keys(verbs as object).map((verb) => `${name}:${noun}.${verb}`)
      );
    return {
      keys: Object.keys(window.desktop),
      calls: [...list(window.desktop.device, 'device'), ...list(window.desktop.shell, 'shell')]
    };
  });
  expect(surface.keys).toEqual(['device', 'shell', 'callCloud', 'on']);
  expect(surface.calls.toSorted()).toEqual([
    'device:activity.load',
    'device:activity.save',
    'device:draft.load',
    'device:draft.save',
    'device:history.clear',
    'device:history.list',
    'device:history.remove',
    'device:history.save',
    'device:listingDrafts.list',
    'device:listingDrafts.remove',
    'device:listingDrafts.save',
    'device:models.load',
    'device:models.save',
    'device:notifications.add',
    'device:notifications.clear',
    'device:notifications.list',
    'device:notifications.markRead',
    'device:offlineCache.clear',
    'device:offlineCache.list',
    'device:offlineCache.load',
    'device:offlineCache.save',
    'device:outbox.append',
    'device:outbox.collect',
    'device:outbox.list',
    'device:outbox.remove',
    'device:outbox.saveAnswers',
    'device:outbox.saveMessageAnswer',
    'device:outbox.takeBatch',
    'device:plan.load',
    'device:plan.save',
    'device:preferences.load',
    'device:preferences.save',
    'device:purchasedPrompts.list',
    'device:purchasedPrompts.load',
    'device:purchasedPrompts.remove',
    'device:purchasedPrompts.removeOtherUsers',
    'device:purchasedPrompts.save',
    'device:replica.applyPage',
    'device:replica.join',
    'device:replica.leave',
    'device:replica.listConflicts',
    'device:replica.listRows',
    'device:replica.load',
    'device:replica.renewDevice',
    'device:replica.restart',
    'device:storage.export',
    'device:storage.import',
    'device:storage.replace',
    'device:storage.status',
    'device:templateStates.list',
    'device:templateStates.save',
    'device:templates.list',
    'device:templates.remove',
    'device:templates.save',
    'shell:checkout.open',
    'shell:files.open',
    'shell:files.save',
    'shell:integration.change',
    'shell:integration.describe',
    'shell:integration.notify',
    'shell:integration.showProgress',
    'shell:integration.showUnread',
    'shell:menu.setEnabled',
    'shell:page.print',
    'shell:page.toPdf',
    'shell:pokes.follow',
    'shell:pokes.stop',
    'shell:session.clear',
    'shell:session.describe',
    'shell:session.signInWithBrowser',
    'shell:updates.check',
    'shell:updates.download',
    'shell:updates.install',
    'shell:updates.pause',
    'shell:updates.setChannel',
    'shell:updates.skip',
    'shell:window.reportReady',
    'shell:window.setLabels',
    'shell:window.setTheme'
  ]);
});

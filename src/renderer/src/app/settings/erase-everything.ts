import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import { endSession } from '#renderer/feature-api/sign-out-intent.ts';
import { readSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { paths } from '#shared/contract/paths.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { activity } from '#renderer/features/activity/feature.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import type { App } from '../model/model-context.ts';

/** Erases what the device keeps, then what the page remembers, and starts anew. A refusal changes nothing. */
export async function eraseEverything({ model, services }: Pick<App, 'model' | 'services'>): Promise<void> {
  const { builder, notifications } = model;
  const { platform, storeOf } = services;
  // A save that is still pending would bring its data back after the erasing.
  await builder.getState().saveNow();
  (await storeOf(activity)).getState().stop();
  const erased = await platform.device.storage.replace(null);
  if (!erased.ok) {
    const title = t(texts, 'settings.erase.failed');
    return notifications.getState().notify({ type: 'error', title, message: translateError(erased.error) });
  }
  await leaveAccount(services);
  await eraseLocalStorage();
  location.replace(paths.builder.getHref());
}

/** Nobody stays signed in on a device that keeps nothing, where the server can be told. */
async function leaveAccount({ platform: { cloud, capabilities }, loadAccount }: Services): Promise<void> {
  if (!readSignedInHint()) return;
  const left = await endSession(() => cloud.account.signOut());
  await capabilities.shell?.session.clear();
  if (left.ok) (await loadAccount()).getState().take(null);
}

/** Local storage, and the offline files: they come back by themselves, so they stay while they cannot. */
async function eraseLocalStorage(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    if (!('caches' in globalThis) || !navigator.onLine) return;
    for (const name of await caches.keys()) await caches.delete(name);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch (error) {
    console.warn('Not everything that the page remembers could be erased', error);
  }
}

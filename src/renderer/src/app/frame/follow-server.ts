import type { MailLanguage } from '#shared/domain/activity/notice.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { listenToSignedIn } from '#renderer/lib/signed-in-hint.ts';
import type { AppStores } from '../model/create-app-model.ts';
import type { PlatformStateStore } from '../model/platform-state-store.ts';

/**
 * Tells the server the language of the app, in which it writes mails that no request brings about: once for each window and
 * account, as soon as there is a connection. The answer ends that.
 */
export function followMailLanguage({ platform, status }: Pick<AppStores, 'platform' | 'status'>): () => void {
  const language: MailLanguage = readLanguage().locale.startsWith('es') ? 'es' : 'en';
  let isSaved = false;
  const save = async () => {
    if (isSaved || !status.getState().isOnline) return;
    isSaved = true;
    isSaved = (await platform.cloud.mailLanguage.save({ language })).ok;
  };
  void save();
  const stops = [
    status.subscribe((state, before) => {
      if (state.isOnline !== before.isOnline) void save();
    }),
    listenToSignedIn(() => {
      isSaved = false;
      void save();
    })
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Fetches the platform's state now, whenever the window gets the focus, and at each sign-in, since administrators may work
 * during maintenance. Ends when the returned function is called.
 */
export function followPlatformState(store: PlatformStateStore): () => void {
  const load = () => {
    if (document.visibilityState === 'visible') void store.getState().load();
  };
  load();
  document.addEventListener('visibilitychange', load);
  window.addEventListener('focus', load);
  const stopListening = listenToSignedIn(load);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', load);
    window.removeEventListener('focus', load);
  };
}

/** Fetches the published list of models now and with each new connection. Ends when the returned function is called. */
export function followPublishedModels({ models }: Pick<AppStores, 'models'>): () => void {
  // Without its code the list in use stays.
  const take = () =>
    void models
      .getState()
      .takePublished(false)
      .catch(() => undefined);
  take();
  window.addEventListener('online', take);
  return () => window.removeEventListener('online', take);
}

import type { MailLanguage } from '#shared/domain/activity/notice.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { listenToSignedIn } from '#renderer/lib/signed-in-hint.ts';
import type { AppStores } from '../model/create-app-model.ts';

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

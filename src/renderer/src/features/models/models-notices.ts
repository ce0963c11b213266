// Loaded when there is something to tell: which list is in use is part of the first screen, its words are not.
import { t } from '#renderer/lib/messages/translate.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/models.json';

type Notice = Parameters<Notify>[0];

export const notChanged = (message: string): Notice => ({
  type: 'error',
  title: t(texts, 'models.notChanged'),
  message
});

export const registryLost = (): Notice => ({
  type: 'warning',
  title: t(texts, 'models.lost'),
  message: t(texts, 'models.lostWhy')
});

export const changed = (title: string, undo: () => void): Notice => ({
  type: 'success',
  title,
  action: { label: t(texts, 'models.undo'), isUndo: true, run: undo }
});

/** The notice that names the price now in use: the user's own or the listed one. */
export const priceInUseText = (model: string, isOwn: boolean): string =>
  t(texts, isOwn ? 'models.ownInUse' : 'models.listedInUse', { model });

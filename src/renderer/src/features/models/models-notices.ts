// Loaded when there is something to tell: which list is in use is part of the first screen, its words are not.
import { say } from '#renderer/lib/messages/say.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/models.json';

type Notice = Parameters<Notify>[0];

export const notChanged = (message: string): Notice => ({
  type: 'error',
  title: say(texts, 'models.notChanged'),
  message
});

export const registryLost = (): Notice => ({
  type: 'warning',
  title: say(texts, 'models.lost'),
  message: say(texts, 'models.lostWhy')
});

export const changed = (title: string, undo: () => void): Notice => ({
  type: 'success',
  title,
  action: { label: say(texts, 'models.undo'), isUndo: true, run: undo }
});

/** Whose price is in use from now on. */
export const sayPriceInUse = (model: string, isOwn: boolean): string =>
  say(texts, isOwn ? 'models.ownInUse' : 'models.listedInUse', { model });

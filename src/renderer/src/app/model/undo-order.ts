import type { NotificationAction } from '#renderer/lib/notify.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/app.json';
import type { AppStores } from './create-app-model.ts';

/** The deletion that undo reverts next, if it is no change of the prompt. */
export type Deletion = { readonly id: string; readonly title: string };

export type UndoOrder = {
  /** The newest deletion, as long as the prompt has not changed since. */
  readonly findDeletion: () => Deletion | undefined;
  readonly restore: (deletion: Deletion) => void;
};

/**
 * Prompts and templates that were deleted stand between the steps of the prompt by the order in which things were
 * done, so that undo walks back over all of them alike.
 */
export function createUndoOrder({
  builder,
  notifications
}: Pick<AppStores, 'builder' | 'notifications'>): UndoOrder {
  const cursors = new WeakMap<NotificationAction, number>();
  const cursor = () => builder.getState().journal.cursor;

  notifications.subscribe(({ actions }, before) => {
    if (actions === before.actions) return;
    for (const action of actions.values()) if (!cursors.has(action)) cursors.set(action, cursor());
  });

  return {
    findDeletion() {
      const { actions, notifications: notices } = notifications.getState();
      const [id] =
        [...actions].findLast(([, action]) => action.isUndo === true && cursors.get(action) === cursor()) ??
        [];
      const notice = notices.find((known) => known.id === id);
      return notice && { id: notice.id, title: notice.title };
    },
    restore({ id, title }) {
      const { runAction, notify } = notifications.getState();
      runAction(id);
      notify({ type: 'info', title: t(texts, 'app.undid', { what: title }) });
    }
  };
}

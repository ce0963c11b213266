import type { Notification, NotificationConstructorOptions } from 'electron';
import type { NativeNotification } from '#shared/contract/shell.ts';

type Shown = Pick<Notification, 'on' | 'show' | 'close'>;

type Parts = {
  readonly isSupported: () => boolean;
  readonly create: (options: NotificationConstructorOptions) => Shown;
  readonly isOn: (topic: NativeNotification['topic']) => boolean;
  /** Brings the app to the front, and shows a page where there is one. */
  readonly open: (path: string | null) => void;
};

const mostShown = 20;

/** Notifications of the system. A click opens the page of the notification. */
export function createNativeNotifications({ isSupported, create, isOn, open }: Parts) {
  /** One that nobody holds is collected together with its click. */
  const shown = new Set<Shown>();

  return ({ topic, title, body, path }: NativeNotification): void => {
    if (!isOn(topic) || !isSupported()) return;
    const notification = create({ title, body });
    const forget = (): void => void shown.delete(notification);
    notification.on('click', () => {
      forget();
      open(path);
    });
    notification.on('close', forget);
    notification.on('failed', forget);
    shown.add(notification);
    const [oldest] = shown;
    if (shown.size > mostShown && oldest !== undefined) {
      oldest.close();
      shown.delete(oldest);
    }
    notification.show();
  };
}

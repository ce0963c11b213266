export type NotificationType = 'success' | 'info' | 'warning' | 'error';

/** Tells the user something: a toast now, and a line in the notification list that stays. */
export type Notify = (notification: {
  readonly type: NotificationType;
  readonly title: string;
  readonly message?: string;
  /** Offered on the toast; the toast then stays a second longer. */
  readonly action?: { readonly label: string; readonly run: () => void };
}) => void;

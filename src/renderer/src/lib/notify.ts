export type NotificationType = 'success' | 'info' | 'warning' | 'error';

export type NotificationAction = {
  readonly label: string;
  readonly run: () => void;
  /** It takes back what the notice tells of, so the undo command may run it too. */
  readonly isUndo?: boolean;
};

/** Tells the user something: a toast now, and a line in the notification list that stays. */
export type Notify = (notification: {
  readonly type: NotificationType;
  readonly title: string;
  readonly message?: string;
  /** Offered on the toast; the toast then stays a second longer. */
  readonly action?: NotificationAction;
}) => void;

/** Milliseconds that a toast stays. */
export const toastDurationMs = 4000;

/** Milliseconds that a toast with an action stays. */
export const toastWithActionDurationMs = 5000;

/** The maximum of visible toasts; the oldest is removed. */
export const visibleToastLimit = 3;

/** How long a toast stays. */
export const toastDurationMs = 4000;

/** How long a toast with an action stays. */
export const toastWithActionDurationMs = 5000;

/** How many toasts are seen at once; the oldest makes room. */
export const visibleToastLimit = 3;

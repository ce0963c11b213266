import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../model/model-context.ts';

const ToastLayer = lazy(() =>
  import('#renderer/ui/toast-layer.tsx').then((m) => ({ default: m.ToastLayer }))
);

/** Nothing is loaded before there is something to say. */
export function Toasts() {
  const { notifications } = useApp().model;
  const toasts = useStore(notifications, (state) => state.toasts);
  const hasSpoken = useStore(
    notifications,
    (state) => state.notifications.length > 0 || state.toasts.length > 0
  );
  if (!hasSpoken) return null;
  const { dismissToast, runAction } = notifications.getState();
  const shown = toasts.map((toast) => {
    const { action } = toast;
    return action === undefined
      ? toast
      : { ...toast, action: { label: action.label, run: () => runAction(toast.id) } };
  });
  return (
    <Suspense>
      <ToastLayer toasts={shown} onDismiss={dismissToast} />
    </Suspense>
  );
}

import { useStore } from 'zustand';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';
import { useApp } from '../model/model-context.ts';

const ToastLayer = lazyOptional(
  async () => (await import('#renderer/ui/feedback/toast-layer.tsx')).ToastLayer
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
  return <ToastLayer toasts={shown} onDismiss={dismissToast} />;
}

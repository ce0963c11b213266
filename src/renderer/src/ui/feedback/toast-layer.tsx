import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { words } from '../ui-texts.ts';

/** Milliseconds that a toast stays. */
export const toastDurationMs = 4000;

/** Milliseconds that a toast with an action stays. */
export const toastWithActionDurationMs = 5000;

/** The maximum of visible toasts; the oldest is removed. */
export const visibleToastLimit = 3;

export type ToastMessage = {
  readonly id: string;
  readonly type: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly message?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

type ToastLayerProps = {
  readonly toasts: readonly ToastMessage[];
  /** Called once per toast: its time is over, it was dismissed, or its action was taken. */
  readonly onDismiss: (id: string) => void;
};

const looks: Readonly<Record<ToastMessage['type'], { readonly icon: LucideIcon; readonly color: string }>> = {
  success: { icon: CircleCheck, color: 'text-success-11' },
  info: { icon: Info, color: 'text-daylight-11' },
  warning: { icon: TriangleAlert, color: 'text-warning-11' },
  error: { icon: CircleAlert, color: 'text-danger-11' }
};

type Manager = ReturnType<typeof Toast.createToastManager<ToastMessage>>;

function show(manager: Manager, toast: ToastMessage, onDismiss: (id: string) => void) {
  const { action } = toast;
  manager.add({
    id: toast.id,
    title: toast.title,
    description: toast.message,
    type: toast.type,
    data: toast,
    timeout: action === undefined ? toastDurationMs : toastWithActionDurationMs,
    onClose: () => onDismiss(toast.id),
    ...(action === undefined
      ? {}
      : {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.run();
              manager.close(toast.id);
            }
          }
        })
  });
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastMessage>();
  return toasts.map((toast) => {
    const { icon: Icon, color } = looks[toast.data?.type ?? 'info'];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'down']}
        className="kit-toast pointer-events-auto w-full rounded-panel border border-n6 bg-n3 text-n12 shadow-menu sm:w-90"
      >
        <Toast.Content className="flex items-start gap-2.5 py-2.5 ps-3 pe-1.5">
          <Icon aria-hidden size={16} className={classNames('mt-1 shrink-0', color)} />
          <div className="grid min-w-0 flex-1 gap-0.5 py-0.5">
            <Toast.Title className="text-ui font-medium" />
            <Toast.Description className="text-ui text-n11 empty:hidden" />
          </div>
          {toast.actionProps !== undefined && (
            <Toast.Action className="inline-flex min-h-target min-w-target shrink-0 items-center rounded-control px-2 text-ui font-semibold text-daylight-11 hover:bg-n5" />
          )}
          <Toast.Close
            // Base UI hides it while toasts are stacked; ours never are.
            aria-hidden={false}
            aria-label={words.dismiss}
            className="inline-flex size-target shrink-0 items-center justify-center rounded-control text-n10 hover:bg-n5 hover:text-n12"
          >
            <X aria-hidden size={14} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** Draws messages at the bottom end (at the top on phones). They wait while pointed at, focused, or out of sight. */
export function ToastLayer({ toasts, onDismiss }: ToastLayerProps) {
  const manager = useMemo(() => Toast.createToastManager<ToastMessage>(), []);
  const shown = useRef(new Set<string>());
  const dismiss = useRef(onDismiss);

  useEffect(() => {
    dismiss.current = onDismiss;
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const id of shown.current) if (!wanted.has(id)) manager.close(id);
    for (const toast of toasts) {
      if (!shown.current.has(toast.id)) show(manager, toast, (id) => dismiss.current(id));
    }
    shown.current = wanted;
  }, [manager, onDismiss, toasts]);

  return (
    <Toast.Provider toastManager={manager} limit={visibleToastLimit}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={words.messages}
          className="pointer-events-none fixed inset-x-3 top-3 z-toast flex flex-col gap-2 outline-none sm:inset-x-auto sm:end-4 sm:top-auto sm:bottom-24 sm:flex-col-reverse"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

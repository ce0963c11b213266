import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { words } from '../ui-texts.ts';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly message: ReactNode;
  /** A verb: what pressing it does. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  /** Closing is up to the caller. */
  readonly onConfirm: () => void;
};

/** Asks before something that cannot be taken back. The focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    message,
    confirmLabel,
    isDangerous = false,
    isBusy = false,
    onConfirm
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="kit-backdrop fixed inset-0 z-dialog bg-scrim" />
        <AlertDialog.Viewport className="fixed inset-0 z-dialog grid place-items-center p-4">
          <AlertDialog.Popup
            initialFocus={cancel}
            className="kit-dialog grid max-h-full w-full max-w-105 gap-2 overflow-y-auto rounded-dialog border border-n6 bg-n2 p-5 shadow-dialog outline-none"
          >
            <AlertDialog.Title className="text-lead font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-ui text-n11">{message}</AlertDialog.Description>
            <div className="mt-3 flex flex-wrap justify-end gap-2">
              <Button ref={cancel} onClick={onClose}>
                {props.cancelLabel ?? words.cancel}
              </Button>
              <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

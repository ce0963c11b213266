import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { words } from '../ui-texts.ts';

type DialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  /** Takes the focus on opening; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Finds what takes the focus on closing; true, as by default, stands for what had it before. */
  readonly finalFocus?: (() => HTMLElement | true) | undefined;
};

const widths = { s: 'sm:max-w-105', m: 'sm:max-w-140', l: 'sm:max-w-220', xl: 'sm:max-w-350' };

/** A window over the page. Escape, the close button and a press outside close it; focus goes back where it was. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    size = 'm',
    children,
    footer,
    initialFocus,
    finalFocus
  } = props;
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="kit-backdrop fixed inset-0 z-dialog bg-scrim" />
        <BaseDialog.Viewport className="fixed inset-0 z-dialog grid items-end justify-items-center sm:place-items-center sm:p-6">
          <BaseDialog.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={classNames(
              'kit-dialog relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-dialog border border-n6 bg-n2 shadow-dialog outline-none sm:max-h-full sm:rounded-dialog',
              widths[size]
            )}
          >
            <header className="grid gap-0.5 ps-5 pe-14 pt-4.5 pb-2">
              <BaseDialog.Title className="text-lead font-semibold">{title}</BaseDialog.Title>
              {description !== undefined && (
                <BaseDialog.Description className="text-ui text-n11">{description}</BaseDialog.Description>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-5">{children}</div>
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-n6 px-5 py-3">
                {footer}
              </footer>
            )}
            {/* Last in the order, so that the focus starts in the content. */}
            <div className="absolute end-3 top-3">
              <IconButton label={words.close} icon={X} onClick={onClose} />
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

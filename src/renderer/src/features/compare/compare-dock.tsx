import { Plus, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useDeferredValue, useEffect, useRef } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';
import { Button, IconButton } from '#renderer/ui/buttons/button.tsx';
import { LayoutRoot } from '#renderer/ui/layout/layout-root.tsx';
import { comparisonContext } from './comparison-store.ts';
import { DockedTarget } from './docked-target.tsx';
import { useTargets } from './targets.ts';
import { type Compared, useCompared } from './use-compared.ts';

type DockFocus = {
  /** Changes each time somebody asks for the dock. */
  readonly requests: number;
  /** True once for each time somebody asked. */
  readonly takeRequest: (request: number) => boolean;
  readonly onClose: () => void;
};

/**
 * Opening the dock moves the focus into it, and the same command closes it from inside. Escape and closing give the
 * focus back to where it came from.
 */
function useDockFocus({ requests, takeRequest, onClose }: DockFocus) {
  const dock = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const close = useRef<() => void>(null);

  useEffect(() => {
    close.current = () => {
      if (dock.current?.contains(document.activeElement)) goBackTo(cameFrom.current);
      onClose();
    };
  }, [onClose]);

  useEffect(() => {
    if (!takeRequest(requests)) return;
    if (dock.current?.contains(document.activeElement)) close.current?.();
    else heading.current?.focus({ preventScroll: true });
  }, [requests, takeRequest]);

  const handlers = {
    onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      goBackTo(cameFrom.current);
    }
  };
  return { dock, heading, handlers, close: () => close.current?.() };
}

function goBackTo(place: Element | null): void {
  const target = place instanceof HTMLElement && place.isConnected ? place : document.querySelector('h1');
  target?.focus();
}

/** The same comparison below the form, open while one types. */
export function CompareDock() {
  const compared = useCompared();
  return compared && <Dock {...compared} />;
}

function Dock({ document, outputExport, ...choice }: Compared) {
  const requests = comparisonContext.use((state) => state.requests);
  const { takeRequest, close: onClose } = comparisonContext.useStoreApi().getState();
  const targets = useTargets({ ...choice, modelName: document.data.model });
  // The form and the preview are drawn first; the targets follow at lower priority.
  const followed = useDeferredValue(document);
  const { dock, heading, handlers, close } = useDockFocus({ requests, takeRequest, onClose });
  return (
    // A layer of its own, so that a key in the form does not have its many icons put into layers anew.
    <section
      ref={dock}
      aria-label={t(texts, 'compare.title')}
      {...handlers}
      className="relative h-[clamp(15rem,38dvh,26rem)] shrink-0 will-change-transform border-t border-n6 bg-n2 [@media(height<40rem)]:hidden"
    >
      <LayoutRoot className="flex flex-col">
        <div className="flex shrink-0 items-center gap-3 border-b border-n6 py-1 ps-3 pe-2">
          <h2 ref={heading} tabIndex={-1} className="shrink-0 text-ui font-semibold">
            {t(texts, 'compare.title')}
          </h2>
          <p className="min-w-0 flex-1 truncate text-label text-n11">{t(texts, 'compare.description')}</p>
          <Button icon={Plus} variant="ghost" disabled={targets.add === null} onClick={() => targets.add?.()}>
            {t(texts, 'compare.add')}
          </Button>
          <IconButton icon={X} label={t(texts, 'compare.close')} shortcut="Mod+Alt+K" onClick={close} />
        </div>
        <div className="flex min-h-0 flex-1">
          {targets.shown.map((model) => (
            <DockedTarget
              key={model.id}
              document={followed}
              model={model}
              registry={choice.registry}
              targets={targets}
              outputExport={outputExport}
            />
          ))}
        </div>
      </LayoutRoot>
    </section>
  );
}

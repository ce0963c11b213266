import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { LayoutRoot } from '#renderer/ui/layout/layout-root.tsx';
import { readLocal, remember } from '../store/builder-local-store.ts';

const narrowestPane = 320;
const widestPane = 640;

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= narrowestPane && value <= widestPane;

const limitWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, narrowestPane), widestPane));

/** The preview's width in CSS pixels: `usual` until the user chose one. `set` moves it, `keep` also remembers it. */
function usePaneWidth(usual: number) {
  const [chosen, setChosen] = useState<number | null>(() =>
    readLocal<number | null>('previewWidth', isWidth, null)
  );
  const keep = useCallback((width: number) => {
    setChosen(limitWidth(width));
    remember('previewWidth', limitWidth(width));
  }, []);
  return { width: chosen ?? usual, set: setChosen, keep };
}

const keyStep = 16;

type ResizablePaneProps = {
  readonly label: string;
  readonly defaultWidth: number;
  readonly children: ReactNode;
};

/** A pane at the end of the row whose inner edge can be dragged, or moved with the arrow keys. */
export function ResizablePane({ label, defaultWidth, children }: ResizablePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const { width, set, keep } = usePaneWidth(defaultWidth);

  function follow(event: PointerEvent<HTMLDivElement>): number {
    const box = pane.current?.getBoundingClientRect();
    if (box === undefined) return width;
    return limitWidth(
      isRightToLeft(event.currentTarget) ? event.clientX - box.left : box.right - event.clientX
    );
  }

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const wider = isRightToLeft(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const next =
      event.key === 'Home'
        ? narrowestPane
        : event.key === 'End'
          ? widestPane
          : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
            ? width + (event.key === wider ? keyStep : -keyStep)
            : null;
    if (next === null) return;
    event.preventDefault();
    keep(next);
  }

  return (
    <section
      ref={pane}
      aria-label={label}
      style={{ width: `min(${width}px, calc(100vw - 32rem))` }}
      className="relative min-h-0 shrink-0 border-s border-n6 bg-n2"
    >
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t(texts, 'builder.paneWidth')}
        aria-valuemin={narrowestPane}
        aria-valuemax={widestPane}
        aria-valuenow={width}
        tabIndex={0}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) set(follow(event));
        }}
        onPointerUp={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) keep(follow(event));
        }}
        onDoubleClick={() => keep(defaultWidth)}
        className="absolute inset-y-0 -start-1 z-10 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:start-[3px] after:w-0.5 after:transition-colors hover:after:bg-accent-8 focus-visible:outline-none focus-visible:after:bg-ring active:after:bg-accent-8"
      />
      <LayoutRoot className="flex flex-col">{children}</LayoutRoot>
    </section>
  );
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

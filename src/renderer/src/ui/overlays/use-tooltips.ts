import { useEffect, useMemo, useState } from 'react';

/** Milliseconds of hover or focus before a tooltip opens. */
export const tooltipOpenDelayMs = 700;

/** Milliseconds after one tooltip closed within which the next opens at once. */
export const tooltipSkipDelayMs = 300;

/** Milliseconds to wait before opening, when the last tooltip closed at `lastClosedAt` (undefined: none yet). */
export function tooltipDelayAt(now: number, lastClosedAt: number | undefined): number {
  return lastClosedAt !== undefined && now - lastClosedAt <= tooltipSkipDelayMs ? 0 : tooltipOpenDelayMs;
}

export type Tip = { readonly anchor: HTMLElement; readonly text: string; readonly keys?: string };

/** Long enough to cross the gap between a thing and its tooltip. */
const crossingMs = 120;

function findTooltipTarget(target: EventTarget | null): Tip | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const text = anchor?.dataset['tip'];
  if (anchor === null || text === undefined || text === '') return undefined;
  const keys = anchor.dataset['tipKeys'];
  return keys === undefined ? { anchor, text } : { anchor, text, keys };
}

/** Opens and closes one tip at a time; `draw` is told which. */
function createTooltips(draw: (tip: Tip | undefined) => void) {
  let open: Tip | undefined;
  let waiting: Tip | undefined;
  let lastClosedAt: number | undefined;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;

  function close() {
    clearTimeout(openTimer);
    clearTimeout(closeTimer);
    waiting = undefined;
    if (open === undefined) return;
    open = undefined;
    lastClosedAt = performance.now();
    draw(undefined);
  }

  function wait(tip: Tip) {
    clearTimeout(closeTimer);
    if (open?.anchor === tip.anchor || waiting?.anchor === tip.anchor) return;
    close();
    waiting = tip;
    openTimer = setTimeout(
      () => {
        waiting = undefined;
        if (!tip.anchor.isConnected) return;
        open = findTooltipTarget(tip.anchor);
        draw(open);
      },
      tooltipDelayAt(performance.now(), lastClosedAt)
    );
  }

  return {
    wait,
    close,
    isFor: (node: EventTarget | null) =>
      node instanceof Node && (open ?? waiting)?.anchor.contains(node) === true,
    isOpen: () => open !== undefined,
    hold: () => clearTimeout(closeTimer),
    release: () => {
      clearTimeout(openTimer);
      waiting = undefined;
      clearTimeout(closeTimer);
      closeTimer = setTimeout(close, crossingMs);
    }
  };
}

function listen(tips: ReturnType<typeof createTooltips>): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    run: (event: DocumentEventMap[Name]) => void
  ) => document.addEventListener(name, run, options);

  on('pointerover', (event) => {
    const tip = event.pointerType === 'touch' ? undefined : findTooltipTarget(event.target);
    if (tip !== undefined) tips.wait(tip);
  });
  on('pointerout', (event) => {
    if (tips.isFor(event.target) && !tips.isFor(event.relatedTarget)) tips.release();
  });
  on('focusin', (event) => {
    const tip = findTooltipTarget(event.target);
    if (tip !== undefined && tip.anchor.matches(':focus-visible')) tips.wait(tip);
  });
  on('focusout', (event) => {
    if (tips.isFor(event.target)) tips.close();
  });
  on('pointerdown', tips.close);
  // A disabled control explains itself on a tap, as touch has no hover.
  on('click', (event) => {
    const tip = findTooltipTarget(event.target);
    if (tip?.anchor.getAttribute('aria-disabled') === 'true') tips.wait(tip);
  });
  on('scroll', tips.close);
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !tips.isOpen()) return;
    tips.close();
    event.stopPropagation();
  });
  return () => controller.abort();
}

/** Which tip is open now. While it is, its element is described by the element `id`. */
export function useTooltip(id: string) {
  const [tip, setTip] = useState<Tip>();
  const tips = useMemo(() => createTooltips(setTip), []);

  useEffect(() => {
    const stop = listen(tips);
    return () => {
      stop();
      tips.close();
    };
  }, [tips]);

  useEffect(() => {
    // A tip that only repeats the name would be read twice.
    if (tip === undefined || tip.anchor.getAttribute('aria-label') === tip.text) return undefined;
    const before = tip.anchor.getAttribute('aria-describedby');
    tip.anchor.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) tip.anchor.removeAttribute('aria-describedby');
      else tip.anchor.setAttribute('aria-describedby', before);
    };
  }, [id, tip]);

  return { tip, hold: tips.hold, release: tips.release };
}

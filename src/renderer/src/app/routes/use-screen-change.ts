import { useEffect, useRef } from 'react';
import { findScrollPosition } from '#renderer/lib/scroll-positions.ts';
import { useLocation } from '#renderer/lib/router.ts';
import { namePage } from '#renderer/messages/translated-names.ts';
import { findPage, getDocumentTitle } from '#shared/contract/paths.ts';

/**
 * On a new screen: its title in the window, and the focus on its heading for screen readers. An address with a hash is
 * scrolled to what the hash names.
 */
export function useScreenChange(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const address = `${pathname}${hash}`;
  const shown = useRef(pathname);
  const entry = useRef(location);
  useEffect(() => {
    entry.current = location;
  }, [location]);
  useEffect(() => {
    const name = findPage(pathname);
    document.title = getDocumentTitle(name, namePage(name));
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // Without it only the description stays behind.
    import('./page-head.ts').then(({ showPageHead }) => showPageHead(name), ignore);
    // A screen that was come back to takes the focus to where it was.
    if (findScrollPosition(entry.current) !== undefined) return undefined;
    let stop = ignore;
    const left = document.activeElement;
    const frame = requestAnimationFrame(() => {
      if (entry.current.hash === '') document.querySelector('main')?.scrollTo(0, 0);
      stop = focusHeading(left);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [pathname]);
  useEffect(() => {
    if (!address.includes('#') || findScrollPosition(entry.current) !== undefined) return undefined;
    let stop = ignore;
    const frame = requestAnimationFrame(() => (stop = scrollToHash(address)));
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [address]);
}

/**
 * At once or, where the screen's code is still on the way, when it is there; never away from a field, nor from what
 * got the focus after `left` had it. The answer gives it up.
 */
function focusHeading(left: Element | null): () => void {
  const main = document.querySelector('main');
  if (main === null) return ignore;
  const isDone = (): boolean => {
    const { activeElement } = document;
    // The effect may run late, so that `left` is a field of the new screen already.
    const isField = activeElement?.matches('input, textarea, select, [contenteditable]') === true;
    if ((isField || activeElement !== left) && main.contains(activeElement)) return true;
    const heading = main.querySelector<HTMLElement>('h1');
    // Focus alone would scroll to the heading, away from what the hash names.
    heading?.focus({ preventScroll: window.location.hash !== '' });
    return heading !== null;
  };
  if (isDone()) return ignore;
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const ignore = (): void => undefined;

/**
 * Scrolls to what the hash of an address such as "/about#licenses" names, as soon as its screen is drawn. The returned
 * function stops waiting.
 */
function scrollToHash(address: string): () => void {
  const main = document.querySelector('main');
  const id = readHash(address);
  if (main === null || id === '') return () => undefined;
  const show = (): boolean => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return target !== null;
  };
  if (show()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Empty where the hash is badly encoded: anyone may write an address. */
function readHash(address: string): string {
  try {
    return decodeURIComponent(address.split('#')[1] ?? '');
  } catch {
    return '';
  }
}

import { useEffect, useRef } from 'react';
import { useLocation } from '#renderer/lib/router.ts';
import { namePage } from '#renderer/messages/names.ts';
import { findPage, getDocumentTitle } from '#shared/contract/paths.ts';

/** On a new screen: its title in the window, and the focus on its heading for those who listen to it. */
export function useScreenChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const name = findPage(pathname);
    document.title = getDocumentTitle(name, namePage(name));
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Without it only the description stays behind.
    import('./page-head.ts').then(({ showPageHead }) => showPageHead(name), ignore);
    const frame = requestAnimationFrame(() => {
      document.querySelector('main')?.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

const ignore = () => undefined;

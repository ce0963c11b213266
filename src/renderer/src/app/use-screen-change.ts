import { useEffect, useRef } from 'react';
import { useLocation } from '#renderer/lib/router.ts';
import { findPage, getDocumentTitle } from '#shared/contract/paths.ts';

/** On a new screen: its title in the window, and the focus on its heading for those who listen to it. */
export function useScreenChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = getDocumentTitle(findPage(pathname));
    if (shown.current === pathname) return;
    shown.current = pathname;
    const frame = requestAnimationFrame(() => {
      document.querySelector('main')?.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

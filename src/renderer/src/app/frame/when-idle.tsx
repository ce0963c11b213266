import { useEffect, useState } from 'react';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';

const Background = lazyOptional(async () => (await import('./background.tsx')).Background);

const maxDelayMs = 3000;

/** Loaded once the page has nothing better to do. */
export function WhenIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, maxDelayMs);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(begin, { timeout: maxDelayMs });
    return () => cancelIdleCallback(call);
  }, []);
  return isIdle ? <Background /> : null;
}

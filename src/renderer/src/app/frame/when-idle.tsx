import { useEffect, useState } from 'react';
import { lazyAside } from '#renderer/ui/lazy-part.ts';

const Background = lazyAside(async () => (await import('./background.tsx')).Background);

const longestWaitMs = 3000;

/** Loaded once the page has nothing better to do. */
export function WhenIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, longestWaitMs);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(begin, { timeout: longestWaitMs });
    return () => cancelIdleCallback(call);
  }, []);
  return isIdle ? <Background /> : null;
}

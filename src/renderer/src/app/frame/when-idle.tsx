import { lazy, Suspense, useEffect, useState } from 'react';

const Background = lazy(() => import('./background.tsx').then((m) => ({ default: m.Background })));

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
  return <Suspense>{isIdle ? <Background /> : null}</Suspense>;
}

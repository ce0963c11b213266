import { useEffect, useState } from 'react';
import { whenIdle } from '#renderer/lib/when-idle.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';

const Background = lazyOptional(async () => (await import('./background.tsx')).Background);

/** Loaded once the page has nothing better to do. */
export function WhenIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <Background /> : null;
}

import { useEffect, useState } from 'react';
import { fetchIdleScripts } from './fetch-idle-scripts.ts';
import { whenIdle } from '#renderer/lib/when-idle.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';

const Background = lazyOptional(async () => {
  await fetchIdleScripts();
  return (await import('./background.tsx')).Background;
});

/** Loaded once the page has nothing better to do. */
export function WhenIdle() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <Background /> : null;
}

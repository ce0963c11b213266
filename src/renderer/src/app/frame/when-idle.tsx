import { useEffect, useState } from 'react';
import { whenIdle } from '#renderer/lib/when-idle.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';
import { idleScriptsId } from '#shared/contract/prerendering/prerendered-pages.ts';

/**
 * Fetches idle-time scripts into the browser's cache. Browsers cache a failed module import until the page reloads, for the
 * module and all its importers, so a script that nothing is waiting for is imported only after it was fetched.
 */
async function fetchIdleScripts(): Promise<void> {
  const listed = document.getElementById(idleScriptsId)?.textContent;
  // The desktop and the development server list none.
  const scripts = JSON.parse(listed ?? '[]') as string[];
  await Promise.all(scripts.map(async (script) => (await fetch(script)).blob()));
}

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

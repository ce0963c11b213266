/**
 * Scrolls to what the hash of an address such as "/about#licenses" names, as soon as its screen is drawn. The returned
 * function stops waiting.
 */
export function scrollToHash(address: string): () => void {
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

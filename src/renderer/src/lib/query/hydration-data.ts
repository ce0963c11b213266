/**
 * The answer that the page at hand was written from, where it is the one wanted: it is asked for no second time. Good
 * once, for what is shown later may be newer.
 */
export function takeHydrationData(elementId: string, key: string): unknown {
  const element = document.getElementById(elementId);
  if (element === null) return undefined;
  const written = JSON.parse(element.textContent) as { readonly key: string; readonly value: unknown };
  if (written.key !== key) return undefined;
  element.remove();
  return written.value;
}

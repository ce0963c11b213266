import type { Page } from '@playwright/test';

/**
 * Every text that can be seen or that a screen reader says, without keys, what people wrote, what stands in a prompt or
 * template, and passages in a language of their own.
 */
export async function listVisibleWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const apart = 'script, style, noscript, kbd, code, time, [dir=auto], [lang]:not(html), .slug-line';
    const counts = (element: Element | null): element is Element =>
      element !== null &&
      element.closest(apart) === null &&
      element.checkVisibility({ visibilityProperty: true });
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      if (counts(parentElement)) words.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'data-tip', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (counts(element)) words.push(element.getAttribute(name) ?? '');
      }
    }
    return words.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Where a template stands among those shown; -1 where it is not. */
export const findCardIndex = (id: string): number =>
  listCards().findIndex((card) => card.dataset['template'] === id);

/** After cards have gone: the one now in that place, or the last, or the page's heading, gets the focus. */
export function focusCardAt(place: number): void {
  const cards = listCards();
  const link = cards[Math.min(place, cards.length - 1)]?.querySelector('a');
  (link ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

const listCards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('li[data-template]')];

/**
 * Before the list item around `control` goes, hands the focus to the same control of the item after it (or before
 * it, or else to what surrounds the list), so that the keyboard does not fall back to the start of the page.
 */
export function focusNeighbor(control: HTMLElement): void {
  const item = control.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const own = [...(item?.querySelectorAll('button') ?? [])];
  const others = [...(neighbour?.querySelectorAll('button') ?? [])];
  const same = own.findIndex((button) => button === control);
  const next = others.length === own.length ? others[same] : others[0];
  const around =
    control.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector<HTMLElement>('main h1');
  (next ?? around)?.focus();
}

/**
 * The parent for a popup beside `anchor`: the dialog or the main part of the page it was opened from, so that
 * it is found there by landmarks.
 */
export const findPopupHost = (anchor: Element | null): HTMLElement | undefined =>
  anchor?.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ??
  document.querySelector('main') ??
  undefined;

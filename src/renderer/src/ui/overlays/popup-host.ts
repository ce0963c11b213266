/**
 * Where what pops up beside `anchor` belongs: in the dialog or the main part of the page it was opened from, so that
 * who goes from landmark to landmark finds it there.
 */
export const findPopupHost = (anchor: Element | null): HTMLElement | undefined =>
  anchor?.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ??
  document.querySelector('main') ??
  undefined;

import type { MouseEvent } from 'react';

/** A click that is for the thing itself: with a key held it is for choosing it or for a new tab. */
export function isUnmodifiedClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

// Remembers that the first steps were shown. Losing that loses no work, so a failure is only logged.

const storageKey = 'reelwright.firstRun';

export function isFirstRunOver(): boolean {
  // Written at build time, for everybody: public/theme.js hides it where it is over.
  if (typeof document === 'undefined') return false;
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch (error) {
    console.warn('Could not read whether the first steps were shown', error);
    return true;
  }
}

export function endFirstRun(): void {
  try {
    localStorage.setItem(storageKey, 'done');
    document.documentElement.dataset['firstRun'] = 'over';
  } catch (error) {
    console.warn('Could not remember that the first steps were shown', error);
  }
}

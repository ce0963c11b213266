/**
 * True if the window loses the focus or its page is hidden within `ms`, as when another program opens or the browser
 * asks whether it may.
 */
export function waitForLeaving(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasLeft: boolean): void => {
      clearTimeout(timer);
      removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', leave);
      resolve(hasLeft);
    };
    const leave = (): void => end(true);
    const timer = setTimeout(() => end(document.hidden || !document.hasFocus()), ms);
    addEventListener('blur', leave);
    document.addEventListener('visibilitychange', leave);
  });
}

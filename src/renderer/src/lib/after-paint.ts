/** Runs `work` once the next frame is on the screen, so that it takes no time from what that frame shows. */
export function afterPaint(work: () => void): void {
  // A hidden page makes no frames, so there is nothing to wait for.
  if (document.hidden) setTimeout(work);
  // A frame's callbacks run before it is painted, the next task after it.
  else requestAnimationFrame(() => setTimeout(work));
}

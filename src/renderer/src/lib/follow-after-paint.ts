import type { StoreApi } from 'zustand/vanilla';
import { afterPaint } from './after-paint.ts';

export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * The same store one frame later: it takes a change over once the frame that shows what is urgent is on the screen,
 * and several changes in one frame as one.
 */
export function followAfterPaint<State>(
  store: ReadableStore<State>,
  wait = afterPaint
): ReadableStore<State> {
  const listeners = new Set<(state: State, before: State) => void>();
  let state = store.getState();
  let isWaiting = false;
  let stop: (() => void) | undefined;

  function catchUp(): void {
    isWaiting = false;
    const before = state;
    state = store.getState();
    if (state !== before) for (const listener of listeners) listener(state, before);
  }

  function follow(): void {
    if (isWaiting) return;
    isWaiting = true;
    wait(catchUp);
  }

  return {
    getState: () => state,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      if (listeners.size === 0) {
        stop = store.subscribe(follow);
        if (state !== store.getState()) follow();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    }
  };
}

import { followPokes, type OpenedPokes } from '#shared/contract/sync/follow-pokes.ts';
import type { ShellHandlers } from '#shared/contract/shell.ts';

export type PokeHandlers = Pick<ShellHandlers, Extract<keyof ShellHandlers, `pokes.${string}`>>;

export type Pokes = {
  /** For the calls of one window, by its number. */
  readonly handlersOf: (windowId: number) => PokeHandlers;
  /** The window is gone. */
  readonly leave: (windowId: number) => void;
};

/**
 * The pages say when to listen; the one stream for all of them and the session's token stay here. `open` is null without
 * a server.
 */
export function createPokes(open: ((deviceId: string) => OpenedPokes) | null, onPoke: () => void): Pokes {
  const followers = new Set<number>();
  let followed: string | undefined;
  let stop = nothing;

  /** The windows of an app sync as one device; while they change to another one, the last call counts. */
  const settle = (wanted: string | undefined): void => {
    if (wanted === followed) return;
    stop();
    followed = wanted;
    stop =
      open === null || wanted === undefined
        ? nothing
        : followPokes({ open: () => open(wanted), onPoke, random: Math.random, later });
  };
  const leave = (windowId: number): void => {
    followers.delete(windowId);
    if (followers.size === 0) settle(undefined);
  };
  return {
    handlersOf: (windowId) => ({
      'pokes.follow': ({ deviceId }) => {
        followers.add(windowId);
        settle(deviceId);
        return undefined;
      },
      'pokes.stop': () => {
        leave(windowId);
        return undefined;
      }
    }),
    leave
  };
}

const nothing = (): void => undefined;

function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

import { followPokes, type OpenedPokes } from '#shared/contract/sync/follow-pokes.ts';
import type { ShellHandlers } from '#shared/contract/shell.ts';

export type PokeHandlers = Pick<ShellHandlers, Extract<keyof ShellHandlers, `pokes.${string}`>>;

/** The page says when to listen; the stream and the session's token stay here. `open` is null without a server. */
export function createPokeHandlers(
  open: ((deviceId: string) => OpenedPokes) | null,
  onPoke: () => void
): PokeHandlers {
  let stop = nothing;
  return {
    'pokes.follow': ({ deviceId }) => {
      stop();
      if (open !== null)
        stop = followPokes({ open: () => open(deviceId), onPoke, random: Math.random, later });
      return undefined;
    },
    'pokes.stop': () => {
      stop();
      return undefined;
    }
  };
}

const nothing = (): void => undefined;

function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

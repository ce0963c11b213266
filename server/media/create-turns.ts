export type TurnLimits = {
  readonly running: number;
  readonly waiting: number;
  readonly waitingPerOwner: number;
};

export type Turns = {
  /** Resolves to the function that ends the turn, once it is the owner's; null where too many wait already. */
  readonly take: (ownerId: string) => Promise<() => void> | null;
};

/** A bounded queue: first come, first served, but one turn of an owner at a time. */
export function createTurns(limits: TurnLimits): Turns {
  const running = new Set<string>();
  const waiting: { readonly ownerId: string; readonly start: () => void }[] = [];

  function startNext(): void {
    while (running.size < limits.running) {
      const next = waiting.findIndex(({ ownerId }) => !running.has(ownerId));
      const [turn] = next === -1 ? [] : waiting.splice(next, 1);
      if (turn === undefined) return;
      running.add(turn.ownerId);
      turn.start();
    }
  }

  return {
    take: (ownerId) => {
      const isFree = running.size < limits.running && !running.has(ownerId);
      const waitsAlready = waiting.filter((turn) => turn.ownerId === ownerId).length;
      const isFull = waiting.length >= limits.waiting || waitsAlready >= limits.waitingPerOwner;
      if (!isFree && isFull) return null;
      const end = (): void => {
        running.delete(ownerId);
        startNext();
      };
      const turn = new Promise<() => void>((resolve) => {
        waiting.push({ ownerId, start: () => resolve(end) });
      });
      startNext();
      return turn;
    }
  };
}

export type TurnLimits = {
  readonly running: number;
  readonly waiting: number;
  readonly waitingPerOwner: number;
  readonly maxWaitMs: number;
};

export type Turns = {
  /**
   * Resolves to the function that ends the turn, once it is the owner's; to null where too many wait already, or where
   * it takes too long.
   */
  readonly take: (ownerId: string) => Promise<(() => void) | null>;
};

type Waiting = { readonly ownerId: string; readonly start: () => void };

/** A bounded queue: first come, first served, but one turn of an owner at a time. */
export function createTurns({ maxWaitMs, ...limits }: TurnLimits): Turns {
  const running = new Set<string>();
  const waiting: Waiting[] = [];

  function startNext(): void {
    while (running.size < limits.running) {
      const next = waiting.findIndex(({ ownerId }) => !running.has(ownerId));
      const [turn] = next === -1 ? [] : waiting.splice(next, 1);
      if (turn === undefined) return;
      running.add(turn.ownerId);
      turn.start();
    }
  }

  function hasRoom(ownerId: string): boolean {
    if (running.size < limits.running && !running.has(ownerId)) return true;
    const ofOwner = waiting.filter((turn) => turn.ownerId === ownerId).length;
    return waiting.length < limits.waiting && ofOwner < limits.waitingPerOwner;
  }

  return {
    take: (ownerId) => {
      if (!hasRoom(ownerId)) return Promise.resolve(null);
      const end = (): void => {
        running.delete(ownerId);
        startNext();
      };
      return new Promise((resolve) => {
        const giveUp = setTimeout(() => {
          waiting.splice(waiting.indexOf(turn), 1);
          resolve(null);
        }, maxWaitMs);
        const start = (): void => {
          clearTimeout(giveUp);
          resolve(end);
        };
        const turn: Waiting = { ownerId, start };
        waiting.push(turn);
        startNext();
      });
    }
  };
}

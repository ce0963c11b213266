// A database that does what it is told when it is told to, for what is done together.
import { doTogether } from '#server/db/do-together.ts';

export type Done = { readonly task: string; readonly begunAt: number };
type Gate = { readonly open: () => void; readonly fail: (error: Error) => void };

export const keyOf = (task: string): string => task.slice(0, 1);

/** `act` does a task together with others, `asked` says which were, and each of `gates` ends one of those works. */
export function gateWork(options: Parameters<typeof doTogether<string, Done>>[1] = {}) {
  const asked: string[][] = [];
  const gates: Gate[] = [];
  let clock = 0;
  const act = doTogether<string, Done>((tasks) => {
    asked.push([...tasks]);
    const begunAt = clock++;
    return new Promise((resolve, reject) => {
      gates.push({ open: () => resolve(tasks.map((task) => ({ task, begunAt }))), fail: reject });
    });
  }, options);
  return { act, asked, gates, tick: () => clock++ };
}

/** Until everybody has reacted to what has happened. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

// Rows that several requests want at the same time, read by one statement: it costs PostgreSQL and us little more than
// a statement for one of them.

/** Of the keys that are asked for, the rows that there are. */
type Ask<Row> = (keys: readonly string[]) => Promise<readonly Row[]>;

/** Whoever waits for the row of one key. */
type Waiting<Row> = {
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/** In one statement. */
const mostKeys = 200;
/** A statement that takes longer, as on a connection that was lost, is not waited for by what comes after it. */
const patienceMs = 100;

/**
 * Answers with the row of a key, or undefined. While nothing is under way a row is asked for at once, together with
 * those that are asked for in the same turn; what is asked for meanwhile goes into the next statement, so that each row
 * is read after it was asked for. `keyOf` tells whose a row is.
 */
export function askTogether<Row>(
  ask: Ask<Row>,
  keyOf: (row: Row) => string
): (key: string) => Promise<Row | undefined> {
  const waiting = new Map<string, Waiting<Row>[]>();
  let isBusy = false;

  const take = (): ReadonlyMap<string, Waiting<Row>[]> => {
    const taken = new Map([...waiting].slice(0, mostKeys));
    for (const key of taken.keys()) waiting.delete(key);
    return taken;
  };

  const answer = async (taken: ReadonlyMap<string, Waiting<Row>[]>): Promise<void> => {
    try {
      const rows = await ask([...taken.keys()]);
      const found = new Map(rows.map((row) => [keyOf(row), row]));
      for (const [key, those] of taken) for (const { resolve } of those) resolve(found.get(key));
    } catch (error) {
      for (const those of taken.values()) for (const { reject } of those) reject(error);
    }
  };

  const askNext = (): void => {
    if (isBusy || waiting.size === 0) return;
    isBusy = true;
    let isAwaited = true;
    const goOn = (): void => {
      if (!isAwaited) return;
      isAwaited = false;
      isBusy = false;
      askNext();
    };
    const timer = setTimeout(goOn, patienceMs);
    void answer(take()).finally(() => {
      clearTimeout(timer);
      goOn();
    });
  };

  return (key) =>
    new Promise((resolve, reject) => {
      const those = waiting.get(key);
      if (those === undefined) waiting.set(key, [{ resolve, reject }]);
      else those.push({ resolve, reject });
      queueMicrotask(askNext);
    });
}

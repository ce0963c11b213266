// Rows that several requests want at the same time, read by one statement: it costs PostgreSQL and us little more than
// a statement for one of them.

/** Of the keys that are asked for, the rows that there are. */
type Ask<Row> = (keys: readonly string[]) => Promise<readonly Row[]>;

/** Whoever waits for the row of one key. */
type Waiting<Row> = {
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/** Statements under way at once; what is asked for meanwhile goes into the next. */
const lanes = 2;
/** In one statement. */
const mostKeys = 200;

/**
 * Answers with the row of a key, or undefined. While nothing is under way a row is asked for at once, together with
 * those that are asked for in the same turn; each is read after it was asked for. `keyOf` tells whose a row is.
 */
export function askTogether<Row>(
  ask: Ask<Row>,
  keyOf: (row: Row) => string
): (key: string) => Promise<Row | undefined> {
  const waiting = new Map<string, Waiting<Row>[]>();
  let underWay = 0;

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

  const run = async (): Promise<void> => {
    while (waiting.size > 0) await answer(take());
    underWay -= 1;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      const those = waiting.get(key);
      if (those === undefined) waiting.set(key, [{ resolve, reject }]);
      else those.push({ resolve, reject });
      if (underWay === lanes) return;
      underWay += 1;
      queueMicrotask(() => void run());
    });
}

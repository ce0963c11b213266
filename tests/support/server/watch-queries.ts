// The queries of a call, apart from those of concurrent jobs.
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';

const watched = new AsyncLocalStorage<string[]>();
let isWatching = false;

/** Runs a call and resolves to the statements that it sent, in order. */
export async function watchQueries(call: () => Promise<unknown>): Promise<string[]> {
  watch();
  const statements: string[] = [];
  await watched.run(statements, call);
  return [...statements];
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const { query } = pg.Client.prototype as unknown as {
    query: (this: pg.Client, ...args: unknown[]) => unknown;
  };
  const spy = function spy(this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    if (text !== undefined) watched.getStore()?.push(text);
    return query.apply(this, args);
  };
  Object.assign(pg.Client.prototype, { query: spy });
  keepCallers();
}

type Connected = (...given: unknown[]) => void;

/** A pool whose connections are all taken calls back from whatever released one, e.g. the job queue's next poll. */
function keepCallers(): void {
  const { connect } = pg.Pool.prototype as unknown as {
    connect: (this: pg.Pool, connected?: Connected) => unknown;
  };
  const bound = function bound(this: pg.Pool, connected?: Connected): unknown {
    return connect.call(this, connected && AsyncResource.bind(connected));
  };
  Object.assign(pg.Pool.prototype, { connect: bound });
}

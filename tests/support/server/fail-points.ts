// The points of a piece of work at which it makes a difference to be killed: something is kept from then on, or has left
// the process. They are found by passing them, so that a new step of the work brings its own.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export type FailPoints = {
  /**
   * Does the work up to the point with the number `stopAt`, from 1 on, where it stands for ever, or all of it where it
   * has fewer. Resolves to the points that were passed, e.g. "before commit".
   */
  readonly watch: (work: () => Promise<void>, stopAt: number) => Promise<readonly string[]>;
  /** Calls through it have a fail point before and after each. */
  readonly around: <Outside extends object>(outside: Outside) => Outside;
};

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Work = { readonly passed: string[]; readonly stopAt: number; readonly stop: () => void };

const works = new AsyncLocalStorage<Work>();
const never = new Promise<never>(() => undefined);

/**
 * There are points before and after each statement that reaches the database by itself, or that begins or ends a
 * transaction: whatever is done within one is gone with it.
 */
export function findFailPoints(): FailPoints {
  const inTransaction = new WeakSet<pg.Client>();
  const { query } = pg.Client.prototype as unknown as { readonly query: Query };
  const watched: Query = function watched(...args) {
    const text = readText(args[0]);
    const isBegin = /^begin\b/i.test(text);
    const isEnd = /^(?:commit|rollback)$/i.test(text);
    const isWithin = inTransaction.has(this);
    if (isBegin) inTransaction.add(this);
    if (isEnd) inTransaction.delete(this);
    const work = works.getStore();
    if (work === undefined || (isWithin && !isEnd)) return query.apply(this, args);
    const notified = args.at(-1);
    if (typeof notified !== 'function')
      return enclose(work, describe(text), async () => query.apply(this, args));
    const answer = enclose(work, describe(text), async () => query.apply(this, args.slice(0, -1)));
    return void answer.then(
      (result) => notified(null, result) as unknown,
      (error: unknown) => notified(error) as unknown
    );
  };
  Object.assign(pg.Client.prototype, { query: watched });

  return {
    watch: async (act, stopAt) => {
      const passed: string[] = [];
      const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
      await Promise.race([works.run({ passed, stopAt, stop }, act), stopped]);
      return passed;
    },
    around: (outside) =>
      new Proxy(outside, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name);
          const work = works.getStore();
          if (typeof member !== 'function' || work === undefined) return member;
          return (...args: unknown[]) =>
            enclose(work, String(name), async () => Reflect.apply(member, target, args) as unknown);
        }
      })
  };
}

async function enclose<Answer>(work: Work, what: string, act: () => Promise<Answer>): Promise<Answer> {
  await pass(work, `before ${what}`);
  const answer = await act();
  await pass(work, `after ${what}`);
  return answer;
}

function pass({ passed, stopAt, stop }: Work, point: string): Promise<void> {
  passed.push(point);
  if (passed.length < stopAt || stopAt === 0) return Promise.resolve();
  stop();
  return never;
}

const readText = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { readonly text?: unknown }).text);

/** E.g. "update orders". */
function describe(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+([\w."]+)/i.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table.replaceAll('"', '')}`.trim();
}

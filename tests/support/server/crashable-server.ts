// A server that can die at one of its statements: nothing of what it was doing runs on, its connections are cut, so that
// PostgreSQL takes back what was not committed, and whatever comes next is served by another one.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Context } from '#server/context/context.ts';
import { connect, type DatabaseAddress, type DatabaseClient } from '#server/db/client.ts';
import type { PaymentProvider } from '#server/context/payment-provider.ts';
import { connectTimeoutMs } from './test-database.ts';

export type CrashPoint = {
  /** The number of the statement from here on; where there are fewer it dies once it has answered. */
  readonly atStatement: number;
  /** True if the database executes the statement, and only its response is lost. */
  readonly isSent: boolean;
};

export type CrashableServer = {
  /** True if the caller got a result or an error. A dead server answers nobody. */
  readonly serve: (act: (context: Context) => Promise<void>, crashPoint?: CrashPoint) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

/** The work for one caller, until it ends. */
type RequestLifetime = { left: number; readonly isSent: boolean; isOver: boolean };

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const requestLifetimes = new AsyncLocalStorage<RequestLifetime>();

class ServerCrashed extends Error {}

/** `createContext` is called for each server anew, with its own connections and a provider that only the living reach. */
export function createCrashableServer(
  address: DatabaseAddress,
  payments: PaymentProvider,
  createContext: (client: DatabaseClient, payments: PaymentProvider) => Context
): CrashableServer {
  const connections = new Set<pg.Client>();

  function start() {
    const client = connect(address, () => undefined, { poolSize: 4, connectTimeoutMs });
    client.pool.on('connect', (connection) => {
      connections.add(connection);
      instrumentConnection(connection);
    });
    return { client, context: createContext(client, guardAfterCrash(payments)) };
  }
  let server = start();

  return {
    serve: async (act, crashPoint) => {
      const life: RequestLifetime = {
        left: crashPoint?.atStatement ?? Infinity,
        isSent: crashPoint?.isSent === true,
        isOver: false
      };
      const answer = requestLifetimes.run(life, () => act(server.context));
      if (crashPoint === undefined) return answer.then(() => true);
      const error = await answer.then(
        () => undefined,
        (thrown: unknown) => thrown
      );
      const isHeard = !life.isOver;
      life.isOver = true;
      for (const connection of connections) socketOf(connection).destroy();
      connections.clear();
      server = start();
      if (isHeard && error !== undefined) throw error;
      return isHeard;
    },
    stop: () => server.client.close()
  };
}

function instrumentConnection(connection: pg.Client): void {
  const { query } = connection as unknown as { readonly query: Query };
  const instrumentedQuery: Query = function instrumentedQuery(...args) {
    const life = requestLifetimes.getStore();
    if (life === undefined) return query.apply(connection, args);
    if (!life.isOver && --life.left > 0) return query.apply(connection, args);
    const callback = typeof args.at(-1) === 'function' ? (args.pop() as (error: Error) => void) : undefined;
    const isLast = !life.isOver;
    life.isOver = true;
    const end = isLast ? cut(connection, life.isSent ? query.apply(connection, args) : undefined) : undefined;
    return callback === undefined ? refuse(end) : void tell(callback, end);
  };
  Object.assign(connection, { query: instrumentedQuery });
}

async function refuse(end: Promise<void> | undefined): Promise<never> {
  await end;
  throw new ServerCrashed();
}

async function tell(callback: (error: Error) => void, end: Promise<void> | undefined): Promise<void> {
  await end;
  callback(new ServerCrashed());
}

/** Once the database has answered what was sent, if anything was. */
async function cut(connection: pg.Client, sent: unknown): Promise<void> {
  await Promise.resolve(sent).catch(() => undefined);
  const ended = new Promise((resolve) => connection.once('end', resolve));
  socketOf(connection).destroy();
  await ended;
}

const socketOf = (connection: pg.Client): Socket =>
  (connection as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;

export function guardAfterCrash<Provider extends object>(outside: Provider): Provider {
  return new Proxy(outside, {
    get: (provider, name) => {
      if (requestLifetimes.getStore()?.isOver === true) throw new ServerCrashed();
      return Reflect.get(provider, name) as unknown;
    }
  });
}

// The only door to better-sqlite3: how a file is opened, and what the rest of the folder may do with it.
import Database from 'better-sqlite3';

export type Connection = Database.Database;
export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** A database that can only be read: a statement that would write is refused. */
export type ReadableDb = {
  readonly all: (sql: string, ...values: SqlValue[]) => Row[];
  readonly find: (sql: string, ...values: SqlValue[]) => Row | undefined;
};

export type WritableDb = ReadableDb & {
  /** Answers with the number of rows changed. */
  readonly run: (sql: string, ...values: SqlValue[]) => number;
  /** For `DELETE … RETURNING` and its like. */
  readonly change: (sql: string, ...values: SqlValue[]) => Row[];
  /** All or nothing; joins a transaction that is already running. */
  readonly transact: <T>(work: () => T) => T;
  /** Moves the log into the file and empties it, so that nothing erased lingers there. */
  readonly emptyLog: () => void;
};

/** Timeout for a lock of another program, in milliseconds: waiting blocks the main process. */
const busyTimeout = 250;

/** Opens or creates `file`. Everything committed survives a power cut; what is deleted is overwritten. */
export function openConnection(file: string): Connection {
  const connection = new Database(file, { timeout: busyTimeout });
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    connection.pragma('secure_delete = ON');
    connection.pragma('cell_size_check = ON');
    connection.pragma('trusted_schema = OFF');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Each statement is prepared once for a connection. */
export function createDb(connection: Connection): WritableDb {
  const statements = new Map<string, Database.Statement<SqlValue[]>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const prepared = connection.prepare<SqlValue[]>(sql);
    statements.set(sql, prepared);
    return prepared;
  };
  const prepareRead = (sql: string) => {
    const statement = prepare(sql);
    if (!statement.readonly) throw new TypeError(`Not a reading statement: ${sql}`);
    return statement;
  };
  return {
    all: (sql: string, ...values: SqlValue[]) => prepareRead(sql).all(...values) as Row[],
    find: (sql: string, ...values: SqlValue[]) => prepareRead(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => prepare(sql).run(...values).changes,
    change: (sql: string, ...values: SqlValue[]) => prepare(sql).all(...values) as Row[],
    transact: (work) => (connection.inTransaction ? work() : connection.transaction(work).immediate()),
    emptyLog: () => {
      connection.pragma('wal_checkpoint(TRUNCATE)');
    }
  };
}

/**
 * True when SQLite finds every table in order, and each index to say what its table says: the quick check does not
 * look into an index, and a query by one that is wrong loses rows without an error.
 */
export function isSound(connection: Connection): boolean {
  return connection.pragma('integrity_check(1)', { simple: true }) === 'ok';
}

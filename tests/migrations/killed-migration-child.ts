// A child process: upgrades the file it is given and is killed by the system after statement `dieAfter`.
import Database from 'better-sqlite3';
import { migrate } from '#main/storage/database/migrate.ts';
import { allMigrations } from '#main/storage/migrations/all-migrations.ts';

const [file = '', dieAfter = '0'] = process.argv.slice(2);
let statementsLeft = Number(dieAfter);

const migrations = allMigrations.map(({ version, up }) => {
  const statements = up.split(';').filter((statement) => statement.trim() !== '');
  return { version, up: statements.map((statement) => `${statement}; SELECT die_in_time();`).join('\n') };
});

const connection = new Database(file);
connection.pragma('journal_mode = WAL');
connection.pragma('synchronous = FULL');
connection.function('die_in_time', () => {
  statementsLeft -= 1;
  if (statementsLeft <= 0) process.kill(process.pid, 'SIGKILL');
  return null;
});
migrate(connection, migrations);
connection.close();

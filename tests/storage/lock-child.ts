// A child process that takes hold of the data and keeps it until it is killed: as the app, or as another program.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openStorage } from '#main/storage/open-storage.ts';
import Database from 'better-sqlite3';

const [folder = '', as = 'app'] = process.argv.slice(2);

function lockAsApp(): string {
  const { status } = openStorage({ folder, now: Date.now });
  return status.ok ? 'held' : status.error.code;
}

function lockAsProcess(): Database.Database {
  const connection = new Database(join(folder, 'reelwright.db'));
  connection.pragma('locking_mode = EXCLUSIVE');
  connection.exec('BEGIN EXCLUSIVE');
  return connection;
}

const program = as === 'program' ? lockAsProcess() : null;
writeSync(1, program === null ? `${lockAsApp()}\n` : 'held\n');
// The reference keeps the garbage collector from closing the connection.
setInterval(() => program?.open, 1_000);

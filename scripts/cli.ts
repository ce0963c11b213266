// `npm run --silent cli -- …`: the domain for people who work in batches.
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { readUpTo } from './cli/read-up-to.ts';
import { runCli } from './cli/run-cli.ts';

/** npm runs scripts in the repository's folder, wherever they were called from. */
const folder = (process.env['npm_lifecycle_event'] === 'cli' && process.env['INIT_CWD']) || process.cwd();

// A reader that has seen enough, such as head, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { code, output, notes } = await runCli(process.argv.slice(2), {
  read: (path, limit) =>
    readUpTo(limit, path === '-' ? process.stdin : createReadStream(resolve(folder, path))),
  today: toIsoDate(Date.now()).slice(0, 10),
  newSeed: () => Math.floor(Math.random() * 2 ** 32)
});
for (const note of notes) process.stderr.write(`${note}\n`);
if (output !== '') process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
process.exitCode = code;

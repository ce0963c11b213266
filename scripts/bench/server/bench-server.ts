// `npm run bench:server`: the server under load, with 1,000, 10,000 and 100,000 listings in it. The database is the
// embedded one, the server a process of its own, and the load comes from here.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { build, isStale } from '../../build/targets.ts';
import { judge, type SizeFigures } from './judge.ts';
import { measureCatalogue } from './measure-catalogue.ts';
import { measureHashing, measureSignIn } from './measure-sign-in.ts';
import { runServer } from './run-server.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean' },
    seconds: { type: 'string', default: '10' },
    /** Of everything in turn, at the largest size. */
    minute: { type: 'string', default: '60' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    port: { type: 'string', default: '8840' }
  }
});

if (isStale('server')) {
  const failure = await build('server');
  if (failure !== null) throw new Error(`${failure.output}\nThe server build failed.`);
}
const seconds = Number(asked.seconds);
const sizes = asked.sizes.split(',').map(Number);
const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
const postgres = await startEmbeddedPostgres(folder);
// The server joins the database that runs in its folder already.
const webFolder = join(folder, 'web');
mkdirSync(webFolder);
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Reelwright</title>');
const environment = { DATA_DIR: folder, WEB_DIR: webFolder };
await migrateDatabase(postgres.address);
const client = connect(postgres.address, () => undefined);
const say = (line: string): void => (asked.json === true ? undefined : console.log(line));
const measured: SizeFigures[] = [];
try {
  for (const listings of sizes) {
    await seedCatalogue(client.db, listings);
    const server = await runServer(Number(asked.port), environment);
    const mixed = listings === Math.max(...sizes) ? Number(asked.minute) : seconds;
    const catalogue = await measureCatalogue(client.db, server.url, { each: seconds, mixed });
    const figures = { listings, catalogue, startedIn: server.startedIn, memory: server.readMemory() };
    measured.push(figures);
    say(`\n${listings.toLocaleString('en')} listings`);
    for (const { name, value, aim, isMet } of judge(figures)) {
      say(`${isMet ? 'ok  ' : 'MISS'}  ${name}: ${value}   (aim ${aim})`);
    }
    if (listings === sizes.at(-1)) {
      const signIn = await measureSignIn(server.url, seconds);
      const hashing = await measureHashing(seconds);
      const share = Math.round((100 * signIn.rate) / hashing);
      say(
        `${share >= 80 && signIn.failures === 0 ? 'ok  ' : 'MISS'}  sign-in: ${Math.round(signIn.rate)}/s, ${share}% of argon2 alone (${Math.round(hashing)}/s), ${signIn.failures} failed   (aim ≥ 80%)`
      );
      if (asked.json === true) console.log(JSON.stringify({ measured, signIn, hashing }, null, 2));
    }
    await server.stop();
  }
} finally {
  await client.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

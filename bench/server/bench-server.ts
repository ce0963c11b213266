// `npm run bench:server`: the server under load. The database is the embedded one, the server a process of its own, and
// the load comes from here. `--only purchases` measures a part.
import { parseArgs } from 'node:util';
import { build, isStale } from '../../scripts/build/targets.ts';
import { benchAdministration } from './administration/bench-administration.ts';
import { benchCatalog } from './bench-catalog.ts';
import { benchInvariants } from './bench-invariants.ts';
import { benchPurchases } from './bench-purchases.ts';
import { benchSync } from './sync/bench-sync.ts';
import { benchNearDuplicates, benchSellerPages, benchUploads } from './bench-selling.ts';
import type { Verdict } from './compare-with-targets.ts';
import { openBench } from './open-bench.ts';

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean' },
    only: { type: 'string', default: 'catalog,purchases,selling,administration,sync,invariants' },
    seconds: { type: 'string', default: '10' },
    /** Of everything in turn, at the largest size. */
    minute: { type: 'string', default: '60' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    /** Events that are sent at once. */
    burst: { type: 'string', default: '5000' },
    /** Of the ledger, over which the invariants are checked. */
    entries: { type: 'string', default: '1000000' },
    /** Before the pages of sellers and of administrators are measured. */
    orders: { type: 'string', default: '1000000' },
    views: { type: 'string', default: '10000000' },
    /** Of one person, beside which sync is measured. */
    rows: { type: 'string', default: '1000000' },
    port: { type: 'string', default: '8840' }
  }
});

const numbers = {
  seconds: Number(asked.seconds),
  minute: Number(asked.minute),
  sizes: asked.sizes.split(',').map(Number),
  burst: Number(asked.burst),
  entries: Number(asked.entries),
  orders: Number(asked.orders),
  views: Number(asked.views),
  rows: Number(asked.rows),
  port: Number(asked.port)
};
const say = (line: string): void => (asked.json === true ? undefined : console.log(line));
const show = (title: string, verdicts: readonly Verdict[]): void => {
  say(`\n${title}`);
  for (const { name, value, aim, isMet } of verdicts)
    say(`${isMet ? 'ok  ' : 'MISS'}  ${name}: ${value}   (aim ${aim})`);
};
/** Each on a database of its own, by what `--only` calls it. */
const parts = {
  catalog: { benchCatalog },
  purchases: { benchPurchases },
  selling: { benchUploads, benchSellerPages, benchNearDuplicates },
  administration: { benchAdministration },
  sync: { benchSync },
  invariants: { benchInvariants }
};

if (isStale('server')) {
  const failure = await build('server');
  if (failure !== null) throw new Error(`${failure.output}\nThe server build failed.`);
}
const only = asked.only.split(',');
const measured: Record<string, unknown> = {};
for (const [part, benches] of Object.entries(parts)) {
  if (!only.includes(part)) continue;
  for (const [name, run] of Object.entries(benches)) {
    const bench = await openBench();
    try {
      measured[name] = await run(bench, numbers, show);
    } finally {
      await bench.close();
    }
  }
}
if (asked.json === true) console.log(JSON.stringify(measured, null, 2));

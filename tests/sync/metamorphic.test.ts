// Metamorphic test: runs a history with and without faults. If no field is edited twice, arrival order must not matter.
import { describe, expect, it } from 'vitest';
import { type Random, randomInteger, seededRandom } from '#shared/kit/random.ts';
import type { Change } from '#shared/domain/sync/mutation.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import { stableStringify } from '#shared/kit/stable-stringify.ts';
import { seed } from '#tests/support/seed.ts';
import { findProblem } from './check-outcome.ts';
import { act } from './operations.ts';
import type { PlantedServerBug } from './simulated-server.ts';
import { type Outcome, type Script, simulate } from './simulation.ts';

const runs = Math.ceil(Number(process.env['SYNC_RUNS'] ?? 200) / 5);
const devices = Number(process.env['SYNC_DEVICES'] ?? 4);
const documents = 12;
const fields = [['name'], ['description'], ['tags'], ['promptData', 'concept'], ['promptData', 'mood']];

type Row = { readonly entity: string; readonly id: string };
type Step = { readonly row: Row; readonly change: Change };

/** The field at this path, once. */
const edit = (path: readonly string[], written: string): Change => {
  const [from, to] = path[0] === 'tags' ? [['rain'], ['rain', written]] : ['rain', written];
  return { kind: 'edit', edits: [{ path: [...path], from, to }], settled: [] };
};

const start = {
  name: 'rain',
  description: 'rain',
  tags: ['rain'],
  promptData: { concept: 'rain', mood: 'rain' }
};

const documentAt = (number: number): Row => ({ entity: 'templates', id: `t${number}` });

function drawSteps(random: Random): Step[] {
  const steps = Array.from({ length: documents }, (_, number) => number).flatMap((number): Step[] => {
    if (random() < 0.2) return [{ row: documentAt(number), change: { kind: 'delete' } }];
    return fields
      .filter(() => random() < 0.7)
      .map((path) => ({ row: documentAt(number), change: edit(path, `${path.join('.')} of ${number}`) }));
  });
  for (let number = 0; number < documents; number += 1) {
    const favorite = { entity: 'templateFavorites', id: `t${number}` };
    steps.push({ row: favorite, change: number % 2 === 0 ? { kind: 'remove' } : { kind: 'add', value: {} } });
    steps.push({ row: { entity: 'templateUses', id: 'vlog' }, change: { kind: 'count', by: 1 } });
    steps.push({
      row: { entity: 'templates', id: `new${number}` },
      change: { kind: 'create', value: start }
    });
  }
  return steps
    .map((step) => ({ step, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ step }) => step);
}

/** Uses all devices but the last, which belongs to another user. */
function drawScript(random: Random): Script {
  const first = Array.from({ length: documents }, (_, number): Step[] => [
    { row: documentAt(number), change: { kind: 'create', value: start } },
    ...(number % 2 === 0
      ? [
          {
            row: { entity: 'templateFavorites', id: `t${number}` },
            change: { kind: 'add' as const, value: {} }
          }
        ]
      : [])
  ]);
  const onDevice = (device: number, { row, change }: Step) => ({
    device,
    run: (user: Parameters<typeof act>[0]) => act(user, row, change)
  });
  return {
    first: first.flat().map((step) => onDevice(0, step)),
    acts: drawSteps(random).map((step) => onDevice(randomInteger(random, 0, devices - 2), step))
  };
}

/** The user's rows without author, time and rows that only the server writes. */
async function read({ server }: Outcome): Promise<string> {
  const rows: ReadonlyMap<string, SyncRow> = await server.rowsOf(server.userIds[0]);
  return stableStringify(
    [...rows]
      .filter(([, { entity }]) => entity !== 'purchases')
      .map(
        ([
          key,
          {
            value: { lastAt: _lastAt, ...value },
            conflicts
          }
        ]) => ({ key, value, conflicts })
      )
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  );
}

async function findDifference(run: number, serverBug?: PlantedServerBug): Promise<string | undefined> {
  const script = drawScript(seededRandom(seed + run));
  const options = { seed: seed + run, devices, operations: script.acts.length, script };
  const [faulty, faultless] = [
    await simulate({ ...options, faults: true, ...(serverBug === undefined ? {} : { serverBug }) }),
    await simulate({ ...options, faults: false })
  ];
  const problem = serverBug === undefined ? await findProblem(faulty) : undefined;
  const [here, there] = [await read(faulty), await read(faultless)];
  return problem ?? (here === there ? undefined : `${here}\n${there}`);
}

describe('a history in which no field is edited twice', () => {
  it('ends in the same state with faults and without', async () => {
    for (let run = 0; run < runs; run += 1)
      expect(await findDifference(run), `seed ${seed + run}`).toBeUndefined();
  }, 600_000);

  it('tells a mutation that was applied twice by the state alone', async () => {
    const differences: unknown[] = [];
    for (let run = 0; run < 20; run += 1)
      differences.push(await findDifference(run, 'mutation applied twice'));
    expect(differences.some((difference) => difference !== undefined)).toBe(true);
  });
});

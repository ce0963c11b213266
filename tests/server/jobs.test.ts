import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineJob } from '#server/jobs/jobs.ts';
import { startCopies } from '../support/server/start-copies.ts';

const patience = { timeout: 20_000, interval: 20 };

test('of five copies one does a job, and each job is done once', async () => {
  const done: number[] = [];
  const count = defineJob({
    name: 'count',
    payload: z.object({ number: z.int() }),
    run: (_context, { number }) => Promise.resolve(void done.push(number))
  });
  const { copies } = await startCopies(5, [count]);
  await Promise.all(copies.map(({ jobs, context }) => jobs.work(context)));
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  await Promise.all(numbers.map(async (number) => copies[number % 5]?.jobs.add(count, { number })));
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(numbers), patience);
});

test('a job belongs to its transaction: it is done when that is kept, and never when it is not', async () => {
  const done: string[] = [];
  const note = defineJob({
    name: 'note',
    payload: z.object({ text: z.string() }),
    run: (_context, { text }) => Promise.resolve(void done.push(text))
  });
  const { copies } = await startCopies(1, [note]);
  const [copy] = copies;
  if (copy === undefined) throw new Error('There is one copy');
  await copy.jobs.work(copy.context);
  const failing = copy.context.db.transaction(async (tx) => {
    await copy.jobs.add(note, { text: 'taken back' }, { within: tx });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await copy.context.db.transaction((tx) => copy.jobs.add(note, { text: 'kept' }, { within: tx }));
  await vi.waitFor(() => expect(done).toEqual(['kept']), patience);
});

test('more transactions that add a job than there are connections do not wait for each other for ever', async () => {
  const nothing = defineJob({ name: 'nothing', payload: z.object({}), run: () => Promise.resolve() });
  const { copies } = await startCopies(1, [nothing]);
  const [copy] = copies;
  if (copy === undefined) throw new Error('There is one copy');
  const adding = Array.from({ length: 30 }, () =>
    copy.context.db.transaction((tx) => copy.jobs.add(nothing, {}, { within: tx }))
  );
  await expect(Promise.all(adding)).resolves.toHaveLength(30);
});

test('a job that fails is tried again, and what it failed on stays out of the log and the queue', async () => {
  let tries = 0;
  const flaky = defineJob({
    name: 'flaky',
    payload: z.object({ text: z.string() }),
    run: (_context, { text }) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new SyntaxError(`cannot read ${text}`)) : Promise.resolve();
    }
  });
  const { copies, database } = await startCopies(1, [flaky]);
  const [copy] = copies;
  if (copy === undefined) throw new Error('There is one copy');
  await copy.jobs.work(copy.context);
  await copy.jobs.add(flaky, { text: 'a lighthouse at dusk' });
  await vi.waitFor(() => expect(tries).toBe(2), patience);
  const { rows } = await database.pool.query<{ output: unknown }>(
    "select output from pgboss.job where name = 'flaky'"
  );
  expect(JSON.stringify(rows)).not.toContain('lighthouse');
});

test('while one with a key waits, another is not added', async () => {
  const done: string[] = [];
  const tidy = defineJob({
    name: 'tidy',
    payload: z.object({}),
    run: () => Promise.resolve(void done.push('tidied'))
  });
  const { copies, database } = await startCopies(2, [tidy]);
  for (const { jobs } of copies) await jobs.add(tidy, {}, { key: 'once' });
  const waiting = await database.pool.query("select 1 from pgboss.job where name = 'tidy'");
  expect(waiting.rowCount).toBe(1);
});

test('a payload that is not what the job takes is refused where it is added', async () => {
  const strict = defineJob({
    name: 'strict',
    payload: z.object({ id: z.string() }),
    run: () => Promise.resolve()
  });
  const { copies } = await startCopies(1, [strict]);
  await expect(copies[0]?.jobs.add(strict, { id: 7 } as unknown as { id: string })).rejects.toThrow(
    'expected string'
  );
});

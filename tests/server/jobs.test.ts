import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { listFailedJobs } from '#server/services/admin/operations/failed-jobs.ts';
import { defineJob } from '#server/context/job.ts';
import { createJobs } from '#server/jobs/create-jobs.ts';
import { createLog } from '#server/log/create-log.ts';
import { startInstances } from '../support/server/start-instances.ts';
import { startTestDatabase } from '../support/server/test-database.ts';

const waitOptions = { timeout: 20_000, interval: 20 };

test('of five copies one does a job, and each job is done once', async () => {
  const done: number[] = [];
  const count = defineJob({
    name: 'count',
    payload: z.object({ number: z.int() }),
    run: (_context, { number }) => Promise.resolve(void done.push(number))
  });
  const { instances } = await startInstances(5, [count]);
  await Promise.all(instances.map(({ jobs, context }) => jobs.work(context)));
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  await Promise.all(numbers.map(async (number) => instances[number % 5]?.jobs.add(count, { number })));
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(numbers), waitOptions);
});

test('an instance finds the jobs that another one adds, and those that are delayed', async () => {
  const done: string[] = [];
  const note = defineJob({
    name: 'note',
    payload: z.object({ text: z.string() }),
    run: (_context, { text }) => Promise.resolve(void done.push(text))
  });
  const { instances } = await startInstances(2, [note]);
  const [working, adding] = instances;
  if (working === undefined || adding === undefined) throw new Error('There are two instances');
  await working.jobs.work(working.context);
  await adding.jobs.add(note, { text: 'from elsewhere' });
  await working.jobs.add(note, { text: 'later' }, { delay: 1000 });
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['from elsewhere', 'later']), waitOptions);
});

test('a job belongs to its transaction: it is done when that is kept, and never when it is not', async () => {
  const done: string[] = [];
  const note = defineJob({
    name: 'note',
    payload: z.object({ text: z.string() }),
    run: (_context, { text }) => Promise.resolve(void done.push(text))
  });
  const { instances } = await startInstances(1, [note]);
  const [instance] = instances;
  if (instance === undefined) throw new Error('There is one copy');
  await instance.jobs.work(instance.context);
  const failing = instance.context.db.transaction(async (tx) => {
    await instance.jobs.add(note, { text: 'taken back' }, { within: tx });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await instance.context.db.transaction((tx) => instance.jobs.add(note, { text: 'kept' }, { within: tx }));
  await vi.waitFor(() => expect(done).toEqual(['kept']), waitOptions);
});

test('more transactions that add a job than there are connections do not wait for each other for ever', async () => {
  const nothing = defineJob({ name: 'nothing', payload: z.object({}), run: () => Promise.resolve() });
  const { instances } = await startInstances(1, [nothing]);
  const [instance] = instances;
  if (instance === undefined) throw new Error('There is one copy');
  const adding = Array.from({ length: 30 }, () =>
    instance.context.db.transaction((tx) => instance.jobs.add(nothing, {}, { within: tx }))
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
  const { instances, database } = await startInstances(1, [flaky]);
  const [instance] = instances;
  if (instance === undefined) throw new Error('There is one copy');
  await instance.jobs.work(instance.context);
  await instance.jobs.add(flaky, { text: 'a lighthouse at dusk' });
  await vi.waitFor(() => expect(tries).toBe(2), waitOptions);
  const { rows } = await database.pool.query<{ output: unknown }>(
    "select output from pgboss.job where name = 'flaky'"
  );
  expect(JSON.stringify(rows)).not.toContain('lighthouse');
});

test('a job that failed for good is listed by the code of its error, and runs once more when it is tried again', async () => {
  let isReachable = false;
  const deliver = defineJob({
    name: 'deliver',
    payload: z.object({ to: z.string() }),
    retries: 0,
    run: () =>
      isReachable
        ? Promise.resolve()
        : Promise.reject(
            new Error('No mail was sent', { cause: Object.assign(new Error(), { code: 'EAUTH' }) })
          )
  });
  const { instances } = await startInstances(1, [deliver]);
  const [instance] = instances;
  if (instance === undefined) throw new Error('There is one copy');
  const { context, jobs } = instance;
  const list = async () => (await listFailedJobs(context, { limit: 20 })).items;
  await jobs.work(context);
  await jobs.add(deliver, { to: 'ada@example.com' });
  await vi.waitFor(async () => {
    expect(await list()).toMatchObject([{ queue: 'deliver', error: 'EAUTH', attempts: 1 }]);
  }, waitOptions);
  const [failed] = await list();
  expect(JSON.stringify(failed)).not.toContain('ada');
  isReachable = true;
  await context.db.transaction((tx) => jobs.retry('deliver', [failed?.id ?? ''], tx));
  await vi.waitFor(async () => expect(await list()).toEqual([]), waitOptions);
});

test('while one with a key waits, another is not added', async () => {
  const done: string[] = [];
  const tidy = defineJob({
    name: 'tidy',
    payload: z.object({}),
    run: () => Promise.resolve(void done.push('tidied'))
  });
  const { instances, database } = await startInstances(2, [tidy]);
  for (const { jobs } of instances) await jobs.add(tidy, {}, { key: 'once' });
  const waiting = await database.pool.query("select 1 from pgboss.job where name = 'tidy'");
  expect(waiting.rowCount).toBe(1);
});

test('a queue that could not be opened leaves no timer behind', async () => {
  const unusable = defineJob({
    name: 'no name of a queue!',
    payload: z.object({}),
    run: () => Promise.resolve()
  });
  const started = vi.spyOn(globalThis, 'setInterval');
  const ended = vi.spyOn(globalThis, 'clearInterval');
  onTestFinished(() => void vi.restoreAllMocks());
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const jobs = createJobs(database.pool, [unusable], createLog('silent'));
  await expect(jobs.open()).rejects.toThrow('Name');
  const timers = started.mock.results.map(({ value }) => value as NodeJS.Timeout);
  expect(timers.length).toBeGreaterThan(0);
  expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
});

test('a payload that is not what the job takes is refused where it is added', async () => {
  const strict = defineJob({
    name: 'strict',
    payload: z.object({ id: z.string() }),
    run: () => Promise.resolve()
  });
  const { instances } = await startInstances(1, [strict]);
  await expect(instances[0]?.jobs.add(strict, { id: 7 } as unknown as { id: string })).rejects.toThrow(
    'expected string'
  );
});

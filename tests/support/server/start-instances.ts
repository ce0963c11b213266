import { onTestFinished } from 'vitest';
import { connect } from '#server/db/client.ts';
import { createJobs, type JobQueue } from '#server/jobs/create-jobs.ts';
import type { Job } from '#server/context/job.ts';
import type { Context } from '#server/context/context.ts';
import { createTestContext } from './create-test-context.ts';
import { connectTimeoutMs, startTestDatabase, type TestDatabase } from './test-database.ts';
import { makeTempFolder, removeFolder } from '../temp-folder.ts';

export type Instance = { readonly context: Context; readonly jobs: JobQueue };

/** Server instances on one database, each with connections of its own, running `jobs`. */
export async function startInstances(
  count: number,
  jobs: readonly Job[]
): Promise<{ readonly database: TestDatabase; readonly instances: readonly Instance[] }> {
  const database = await startTestDatabase();
  const folder = makeTempFolder();
  const clients = Array.from({ length: count }, () =>
    connect(database.address, () => undefined, { poolSize: 3, connectTimeoutMs })
  );
  const secret = 'the same secret in all of the copies';
  const instances = clients.map((client) => {
    const { context } = createTestContext(client, folder, { secret });
    const queue = createJobs(client.jobPool, jobs, context.log);
    return { context: { ...context, jobs: queue }, jobs: queue };
  });
  onTestFinished(async () => {
    await Promise.all(instances.map((instance) => instance.jobs.stop()));
    await Promise.all(clients.map((client) => client.close()));
    await database.drop();
    removeFolder(folder);
  });
  return { database, instances };
}

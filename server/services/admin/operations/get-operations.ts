import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { readBounces } from '../../bounce/read-bounces.ts';
import { listFailedTransfers } from './failed-transfers.ts';
import { readLastRun } from './invariant-runs.ts';
import { countLateEvents } from './late-events.ts';
import { countNoticeMails, mailQueues } from './mails.ts';
import { readQueues } from './queues.ts';
import { readDatabaseNumbers } from './read-storage.ts';
import { listRouteFailures } from './route-failures.ts';

/** How the server runs now. */
export async function getOperations(
  context: Pick<Context, 'db' | 'now' | 'readDisk' | 'bounceAddress'>
): Promise<OutputOf<CloudContract['operations.get']>> {
  const queues = await readQueues(context);
  const failedMails = queues.filter(({ name }) => mailQueues.includes(name)).map(({ failed }) => failed);
  return {
    asOf: context.now(),
    invariants: await readLastRun(context),
    queues: queues.map(({ name, waiting, failed }) => ({ name, waiting, failed })),
    mails: {
      ...(await countNoticeMails(context.db)),
      failedJobs: failedMails.reduce((sum, failed) => sum + failed, 0),
      bounces: await readBounces(context)
    },
    events: await countLateEvents(context),
    failedTransfers: await listFailedTransfers(context),
    disk: await context.readDisk(),
    database: await readDatabaseNumbers(context),
    routeFailures: await listRouteFailures(context)
  };
}

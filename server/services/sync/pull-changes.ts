import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { shelfSize } from '#shared/domain/market/shelf/shelf-size.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import type { Context } from '../../context/context.ts';
import type { PayoutProvider } from '../../context/payout-provider.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { readFeedPage, readFeedState } from './read-feed.ts';
import { readShelfPage } from './read-shelf.ts';
import { readDeviceName, recordSeen, wasSeenLately } from './sync-devices.ts';

type Pull = InputOf<CloudContract['sync.pull']>;

const maxPageRows = 200;

export async function pullChanges(
  { db, now, payouts }: Pick<Context, 'db' | 'now'> & { readonly payouts: Pick<PayoutProvider, 'name'> },
  { deviceId, formerIds = [], scopes }: Pull,
  request: Pick<RequestContext, 'actor' | 'headers'>
): Promise<FeedPage[]> {
  const { id: userId } = getPerson(request, 'sync.use');
  const reader = {
    userId,
    deviceId,
    now: now(),
    pageRows: maxPageRows,
    payoutProvider: payouts.name
  };
  const state = await readFeedState(db, { ...reader, formerIds });
  if (state.isLibraryRemoved && scopes.some(({ name }) => name === 'library'))
    throw new ContractFailure('library_removed');
  if (!wasSeenLately(state.lastSyncedAt, reader.now))
    await recordSeen(db, {
      userId,
      deviceId,
      name: readDeviceName(request),
      lastSyncedAt: new Date(reader.now)
    });
  const pages: FeedPage[] = [];
  for (const scope of scopes)
    pages.push(
      scope.name === 'catalog'
        ? await readShelfPage(
            db,
            { userId, generation: state.generation, now: reader.now, size: shelfSize },
            scope.cursor
          )
        : await readFeedPage(db, reader, state, scope)
    );
  return pages;
}

import { expect, test } from 'vitest';
import type { Change } from '#shared/domain/sync/mutation.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage } from '#tests/support/sync-builders.ts';
import { readOwnReview, readRefusedReview, removeReview, writeReview } from './own-review-rows.ts';

const listing = { id: 'lst_rain', slug: 'rain', title: 'Rain' };

test('a review is written, changed and removed on a device that is offline, and shows at once', async () => {
  const { replica, outbox } = createMemoryDevice();
  await getValue(replica.join({ userId: 'usr_one', scopes: ['buyer'] }));
  await getValue(replica.applyPage(buildFeedPage({ scope: 'buyer', startsAnew: true })));
  let ids = 0;
  const change = async (draft: RowDraft) => {
    await getValue(outbox.append({ ...draft, id: `m${(ids += 1)}`, version: 1, madeAt: ids }));
    const [row] = (await getValue(replica.listRows({ entity: 'reviews' }))) ?? [];
    return (row && readOwnReview(row)) ?? null;
  };
  const written = await change(writeReview(listing, null, { stars: 4, text: 'It held.' }, 7));
  expect(written).toMatchObject({ stars: 4, text: 'It held.', createdAt: 7, reviewId: null, reply: null });
  if (written === null) throw new Error('There is no review');
  const edited = await change(writeReview(listing, written, { stars: 5, text: 'It held.' }, 8));
  expect(edited).toMatchObject({ stars: 5, text: 'It held.' });
  expect((await getValue(outbox.list())).map(({ mutation }) => mutation.change)).toEqual([
    {
      kind: 'create',
      value: { slug: 'rain', title: 'Rain', stars: 5, text: 'It held.', createdAt: 7 }
    }
  ]);
  expect(await change(removeReview(listing.id, written))).toBeNull();
});

test('what the server refused is put back into the form, on top of what stands', () => {
  const standing = readOwnReview({ id: 'lst_rain', basedOn: 2, value: { stars: 3, text: 'It held.' } });
  const edit: Change = {
    kind: 'edit',
    edits: [{ path: ['text'], from: 'It held.', to: 'Bad word' }],
    settled: []
  };
  expect(readRefusedReview(edit, standing ?? null)).toMatchObject({ stars: 3, text: 'Bad word' });
  const create: Change = { kind: 'create', value: { stars: 1, text: 'New' } };
  expect(readRefusedReview(create, null)).toMatchObject({ stars: 1, text: 'New' });
  expect(readRefusedReview({ kind: 'delete' }, standing ?? null)).toBeUndefined();
  expect(readOwnReview({ id: 'lst_rain', basedOn: 1, value: { stars: 'many', text: 7 } })).toBeUndefined();
});

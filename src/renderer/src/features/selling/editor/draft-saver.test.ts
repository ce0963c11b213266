import { describe, expect, test, vi } from 'vitest';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { buildListingDraft } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createDraftSaver, type DraftSaverState } from './draft-saver.ts';

async function open() {
  const device = createMemoryDevice();
  await getValue(device.listingDrafts.save(buildListingDraft(1, { revision: 0 })));
  const read = () => getValue(device.listingDrafts.list());
  const remove = async () => {
    for (const { id } of await read()) await getValue(device.listingDrafts.remove({ id }));
  };
  const openWindow = async () => {
    const [draft] = await read();
    if (draft === undefined) throw new Error('There is no draft');
    const states: DraftSaverState[] = [];
    const copies: SavedListingDraft[] = [];
    let merged = 0;
    const saver = createDraftSaver(draft, {
      listingDrafts: device.listingDrafts,
      now: () => 7,
      createId: () => `copy${copies.length || ''}`,
      onChange: (state) => states.push(state),
      onCopied: (copy) => copies.push(copy),
      onMerged: () => (merged += 1)
    });
    return { ...saver, states, copies, merged: () => merged };
  };
  return { read, remove, openWindow };
}

describe('a listing draft', () => {
  test('is saved shortly after the last key, and every save builds on the one before', async () => {
    vi.useFakeTimers();
    const { read, openWindow } = await open();
    const { change, states } = await openWindow();
    change({ title: 'F' });
    change({ title: 'Fo' });
    await vi.advanceTimersByTimeAsync(500);
    change({ title: 'Fog' });
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    expect(await read()).toMatchObject([{ title: 'Fog', revision: 3, savedAt: 7 }]);
    expect(states.at(-1)?.saving).toBe('saved');
  });

  test('keeps what is typed while it is being saved', async () => {
    const { read, openWindow } = await open();
    const { change, flush } = await openWindow();
    change({ title: 'One' });
    const saved = flush();
    change({ title: 'Two' });
    await saved;
    await flush();
    expect(await read()).toMatchObject([{ title: 'Two' }]);
  });

  test('that another window or device changed elsewhere has both changes', async () => {
    const { read, openWindow } = await open();
    const [mine, theirs] = [await openWindow(), await openWindow()];
    theirs.change({ title: 'Theirs', tags: ['dawn', 'fog'] });
    await theirs.flush();
    mine.change({ price: '9.99', tags: ['dawn', 'sea'] });
    await mine.flush();
    const both = { title: 'Theirs', price: '9.99', tags: ['dawn', 'sea', 'fog'] };
    expect(await read()).toMatchObject([both]);
    expect(mine.states.at(-1)?.draft).toMatchObject(both);
    expect(mine.copies).toEqual([]);
    await theirs.refresh();
    expect(theirs.states.at(-1)?.draft).toMatchObject(both);
  });

  test('of which another window changed the same field goes on as a copy', async () => {
    const { read, openWindow } = await open();
    const [mine, theirs] = [await openWindow(), await openWindow()];
    theirs.change({ title: 'Theirs' });
    await theirs.flush();
    mine.change({ title: 'Mine' });
    await mine.flush();
    expect(mine.copies).toMatchObject([{ id: 'copy', title: 'Mine' }]);
    mine.change({ title: 'Mine again' });
    await mine.flush();
    expect((await read()).map(({ title }) => title).toSorted()).toEqual(['Mine again', 'Theirs']);
    expect(mine.copies).toHaveLength(1);
  });

  test('is claimed before it is submitted, unless another window changed or submitted it', async () => {
    const { read, remove, openWindow } = await open();
    const [mine, theirs] = [await openWindow(), await openWindow()];
    expect(await theirs.claim()).toBe(true);
    expect(await mine.claim()).toBe(false);
    expect([mine.copies.length, mine.merged()]).toEqual([0, 1]);
    expect(await mine.claim()).toBe(true);
    await remove();
    expect(await mine.claim()).toBe(false);
    expect(mine.copies).toHaveLength(1);
    expect(await read()).toHaveLength(1);
  });
});

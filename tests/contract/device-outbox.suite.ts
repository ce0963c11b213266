// The outbox in the user's hands, and the ends of syncing: leaving, another user, a snapshot.
import { describe, expect, test } from 'vitest';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { Change, Mutation } from '#shared/domain/sync/mutation.ts';
import { toValue } from '#shared/domain/sync/library-rows.ts';
import { settleConflict } from '#shared/domain/sync/settle-conflict.ts';
import { buildListingDraft, buildUserTemplate } from '#tests/support/builders.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { buildSyncRow } from '#tests/support/sync-builders.ts';
import type { Subject } from './device-under-test.ts';
import { buildNamedTemplate, buildTemplateRow, syncSubject, templateId } from './sync-subject.ts';

const wish: Mutation = {
  id: 'wish',
  entity: 'wishlistItems',
  rowId: 'lst_1',
  change: { kind: 'add', value: {} },
  basedOn: null,
  version: 1,
  madeAt: 1
};

export function describeOutbox(subject: Subject): void {
  const { join, receive, begin, takeBatch, changes, answer, templates, names, load } = syncSubject(subject);

  describe('has an outbox', () => {
    const append = (change: Change, changed: Partial<Mutation> = {}) =>
      subject.device.outbox.append({
        id: 'decision',
        entity: 'templates',
        rowId: templateId,
        change,
        basedOn: 1,
        version: 1,
        madeAt: 1,
        ...changed
      });

    test('that takes a decision on a conflict', async () => {
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      await begin(buildTemplateRow('Snow'));
      const [row] = await getValue(subject.device.replica.listConflicts());
      const settled = (row?.conflicts ?? []).map(({ path, writtenBy }) => ({ path, writtenBy }));
      const edits = [{ path: ['name'], from: 'Rain', to: 'Snow' }];
      await getValue(append({ kind: 'edit', edits, settled }));
      expect(await names()).toEqual(['Snow']);
      expect(await getValue(subject.device.replica.listConflicts())).toEqual([]);
    });

    test('that takes no mutation of a scope that was not joined', async () => {
      const change: Change = { kind: 'create', value: {} };
      expect(await getRefusal(append(change))).toBe('not_found');
      await begin();
      expect(await getRefusal(append(change, { entity: 'listingDrafts' }))).toBe('not_found');
      await getValue(append(change, { entity: 'wishlists' }));
    });

    test('of which the user takes back what was not sent', async () => {
      await begin(buildTemplateRow('Rain'));
      await getValue(subject.device.templates.save(buildNamedTemplate('Snow')));
      await getValue(subject.device.outbox.collect());
      const [item] = await getValue(subject.device.outbox.list());
      await getValue(subject.device.outbox.remove({ id: item?.mutation.id ?? '' }));
      expect(await names()).toEqual(['Rain']);
      expect(await changes()).toEqual([]);
    });

    test('of which nothing is taken back once it may have reached the server', async () => {
      await begin(buildTemplateRow('Rain'));
      await getValue(subject.device.templates.save(buildNamedTemplate('Snow')));
      const [sent] = await takeBatch();
      expect(await getRefusal(subject.device.outbox.remove({ id: sent?.id ?? '' }))).toBe('already_sent');
      expect(await names()).toEqual(['Snow']);
    });

    test('that keeps what was refused with what depends on it, until it is dismissed', async () => {
      await begin();
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      const batch = await takeBatch();
      await getValue(subject.device.templates.save(buildNamedTemplate('Snow')));
      await getValue(subject.device.outbox.collect());
      await answer(batch, 'limit_reached');
      expect(await getValue(subject.device.outbox.list())).toMatchObject([
        { state: 'refused', refusal: 'limit_reached' },
        { state: 'waiting' }
      ]);
      await getValue(subject.device.outbox.remove({ id: batch[0]?.id ?? '' }));
      expect(await getValue(subject.device.outbox.list())).toEqual([]);
      expect(await templates()).toEqual([]);
    });

    test('that is numbered anew for another device id', async () => {
      await begin();
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      const [batch, { deviceId }] = [await takeBatch(), await load()];
      await getValue(subject.device.replica.renewDevice());
      expect((await load()).deviceId).not.toBe(deviceId);
      expect((await load()).lastSequence).toBe(0);
      expect(await takeBatch()).toEqual(batch);
    });
  });

  describe('ends', () => {
    const fill = async () => {
      await begin(buildTemplateRow('Rain'), buildSyncRow('templateFavorites', 'vlog'));
      await getValue(subject.device.templates.save(buildUserTemplate(2, { name: 'Never sent' })));
      await getValue(subject.device.outbox.collect());
    };

    test('and keeps the library where that is wanted', async () => {
      await fill();
      await getValue(subject.device.replica.leave({ keepsLibrary: true }));
      expect(await names()).toHaveLength(2);
      expect(await getValue(subject.device.replica.load())).toBeNull();
      expect(await getValue(subject.device.outbox.list())).toEqual([]);
    });

    test.each([
      ['by leaving without the library', () => subject.device.replica.leave({ keepsLibrary: false })],
      [
        'where another user joins',
        () => subject.device.replica.join({ userId: 'usr_two', scopes: ['library'] })
      ]
    ])('%s, and only what was never sent stays', async (_, end) => {
      await fill();
      await getValue(end());
      expect(await names()).toEqual(['Never sent']);
      expect(await getValue(subject.device.templateStates.list())).toEqual([]);
      expect(await getValue(subject.device.outbox.list())).toEqual([]);
    });

    test('for listing drafts with the account, those too that were never sent', async () => {
      const drafts = async () =>
        (await getValue(subject.device.listingDrafts.list())).map(({ title }) => title);
      const [mine, theirs] = [buildListingDraft(1, { revision: 0 }), toValue(buildListingDraft(1))];
      await getValue(subject.device.listingDrafts.save(mine));
      await getValue(subject.device.replica.join({ userId: 'usr_one', scopes: ['buyer', 'seller'] }));
      expect(await drafts()).toEqual(['Harbour 1']);
      const rows = [buildSyncRow('listingDrafts', mine.id, { value: { ...theirs, title: 'Fog' } })];
      await receive({ scope: 'seller', rows, startsAnew: true });
      expect(await drafts()).toEqual(['Harbour 1']);
      const [row] = await getValue(subject.device.replica.listConflicts());
      expect(row).toMatchObject({ id: mine.id, conflicts: [{ path: ['title'], value: 'Fog' }] });
      if (row === undefined) throw new Error('There is a conflict');
      const [conflict] = row.conflicts;
      if (conflict === undefined) throw new Error('There is a conflict');
      const decision = settleConflict(row, conflict, 'theirs', { id: 'decision', madeAt: 1 });
      await getValue(subject.device.outbox.append(decision));
      expect(await drafts()).toEqual(['Fog']);
      await getValue(subject.device.replica.leave({ keepsLibrary: true }));
      expect(await drafts()).toEqual([]);
    });

    test('for a scope that is joined no longer, and for that alone', async () => {
      await fill();
      await receive({ scope: 'buyer', rows: [buildSyncRow('purchases', 'p')], startsAnew: true });
      const { deviceId } = await load();
      await getValue(subject.device.replica.join({ userId: 'usr_one', scopes: ['library', 'seller'] }));
      expect(await load()).toMatchObject({
        deviceId,
        scopes: [
          { name: 'library', cursor: 'a', rows: 2 },
          { name: 'seller', cursor: null }
        ]
      });
      await join();
      expect((await load()).scopes[1]).toMatchObject({ name: 'buyer', cursor: null, rows: 0 });
      expect(await getValue(subject.device.outbox.list())).toHaveLength(1);
    });

    test('for a scope that is left, except unsent changes with keepsUnsent', async () => {
      await fill();
      const { deviceId } = await load();
      await receive({ scope: 'buyer', rows: [buildSyncRow('purchases', 'p')], startsAnew: true });
      await getValue(subject.device.outbox.append(wish));
      const wishes = async () =>
        (await getValue(subject.device.outbox.list())).filter(({ mutation }) => mutation.id === wish.id);
      const joinAs = (userId: string, scopes: ScopeName[], keepsUnsent?: boolean) =>
        getValue(subject.device.replica.join({ userId, scopes, keepsUnsent }));
      await joinAs('usr_one', [], true);
      expect(await load()).toMatchObject({ deviceId, scopes: [] });
      await joinAs('usr_one', ['library']);
      expect(await wishes()).toHaveLength(1);
      await join();
      expect((await load()).scopes[1]).toMatchObject({ name: 'buyer', cursor: null, rows: 0 });
      expect((await takeBatch()).filter(({ id }) => id === wish.id)).toHaveLength(1);
      await joinAs('usr_one', ['library'], true);
      expect(await wishes()).toMatchObject([{ state: 'sent' }]);
      await join('usr_two');
      expect(await wishes()).toEqual([]);
    });

    test('with everything when all is erased', async () => {
      await fill();
      await getValue(subject.device.storage.replace(null));
      expect(await getValue(subject.device.replica.load())).toBeNull();
    });

    test('not where a snapshot takes the place of all: the server’s rows come back', async () => {
      await fill();
      const { deviceId } = await load();
      await getValue(subject.device.storage.replace(emptyDeviceSnapshot));
      expect(await load()).toMatchObject({
        userId: 'usr_one',
        scopes: [
          { name: 'library', cursor: null, rows: 0 },
          { name: 'buyer', cursor: null }
        ]
      });
      expect((await load()).deviceId).not.toBe(deviceId);
      await receive({ rows: [buildTemplateRow('Rain')], startsAnew: true });
      expect(await names()).toEqual(['Rain']);
      expect(await changes()).toEqual([]);
    });
  });
}

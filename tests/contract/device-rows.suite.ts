// The rows of a scope as features read them.
import { describe, expect, test } from 'vitest';
import type { Change, Mutation } from '#shared/domain/sync/mutation.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { buildSyncRow } from '#tests/support/sync-builders.ts';
import type { Subject } from './device-under-test.ts';
import { buildNamedTemplate, syncSubject } from './sync-subject.ts';

export function describeRows(subject: Subject): void {
  const { join, receive, begin, takeBatch, answer, load } = syncSubject(subject);

  const list = (entity = 'wishlists') => getValue(subject.device.replica.listRows({ entity }));
  const append = (rowId: string, change: Change, basedOn: Mutation['basedOn'] = null) =>
    subject.device.outbox.append({
      id: `m-${rowId}-${change.kind}`,
      entity: 'wishlists',
      rowId,
      change,
      basedOn,
      version: 1,
      madeAt: 1
    });
  const buildList = (id: string, name: string) => buildSyncRow('wishlists', id, { value: { name } });

  describe('lists rows', () => {
    test('once their scope was read to its end, and none of a scope that was not joined', async () => {
      expect(await list()).toBeNull();
      await join();
      const page = { scope: 'buyer' as const, rows: [buildList('w1', 'Rain')], startsAnew: true };
      await receive({ ...page, hasMore: true });
      expect(await list()).toBeNull();
      await receive({ scope: 'buyer', cursor: 'b' });
      expect(await list()).toEqual([{ id: 'w1', basedOn: 1, value: { name: 'Rain' } }]);
      expect(await list('wishlistItems')).toEqual([]);
      expect([await list('listings'), await list('unheard')]).toEqual([null, null]);
    });

    test('with the user’s own changes before and after the server has them', async () => {
      await begin();
      const rows = [buildList('w1', 'Rain'), buildList('w2', 'Fog')];
      await receive({ scope: 'buyer', rows, startsAnew: true });
      await getValue(append('w3', { kind: 'create', value: { name: 'Snow' } }));
      await getValue(
        append('w1', { kind: 'edit', edits: [{ path: ['name'], from: 'Rain', to: 'Hail' }], settled: [] }, 1)
      );
      await getValue(append('w2', { kind: 'delete' }, 1));
      const seen = [
        { id: 'w1', basedOn: 1, value: { name: 'Hail' } },
        { id: 'w3', basedOn: null, value: { name: 'Snow' } }
      ];
      expect(await list()).toEqual(seen);
      await answer(await takeBatch());
      expect(await list()).toEqual(seen);
      await receive({
        scope: 'buyer',
        rows: [
          buildList('w1', 'Hail'),
          buildSyncRow('wishlists', 'w2', { isDeleted: true }),
          buildList('w3', 'Snow')
        ],
        cursor: 'b',
        acknowledged: 3
      });
      expect(await list()).toEqual(seen.map((row) => ({ ...row, basedOn: 1 })));
      expect(await getValue(subject.device.outbox.list())).toEqual([]);
    });

    test('which a change of them leaves with all that was done in the library meanwhile', async () => {
      await begin();
      await receive({ scope: 'buyer', rows: [], startsAnew: true });
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      await getValue(append('w1', { kind: 'create', value: { name: 'Snow' } }));
      expect((await takeBatch()).map(({ entity }) => entity)).toEqual(['wishlists', 'templates']);
    });

    test('and none of them any more once their scope is left', async () => {
      await begin();
      await receive({ scope: 'buyer', rows: [buildList('w1', 'Rain')], startsAnew: true });
      await getValue(append('w2', { kind: 'create', value: { name: 'Snow' } }));
      await getValue(subject.device.replica.join({ userId: 'usr_one', scopes: ['library'] }));
      expect(await list()).toBeNull();
      expect(await getValue(subject.device.outbox.list())).toEqual([]);
      expect(await getRefusal(append('w3', { kind: 'delete' }))).toBe('not_found');
      await join();
      expect(await list()).toBeNull();
      expect((await load()).scopes).toMatchObject([
        { name: 'library', rows: 0 },
        { name: 'buyer', rows: 0 }
      ]);
    });
  });
}

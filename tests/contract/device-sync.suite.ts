// Sync on a device: what the user does in the tables becomes mutations, and what the server says arrives in the tables.
import { describe, expect, test } from 'vitest';
import { buildHistoryEntry, buildTemplateState, buildUserTemplate } from '#tests/support/builders.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';
import {
  buildNamedTemplate,
  buildTemplateRow,
  syncSubject,
  templateId,
  templateValue
} from './sync-subject.ts';

export function describeSync(subject: Subject, { survivesRestart }: DeviceTraits): void {
  const { join, receive, begin, takeBatch, changes, answer, templates, names, load } = syncSubject(subject);

  describe('syncs', () => {
    test('with no account at first, and then with the scopes that were joined', async () => {
      expect(await getValue(subject.device.replica.load())).toBeNull();
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      expect(await getValue(subject.device.outbox.collect())).toEqual({ waiting: 0 });
      await join();
      expect(await load()).toMatchObject({
        userId: 'usr_one',
        deviceId: expect.stringMatching(/^[\w-]{8,64}$/u),
        lastSequence: 0,
        scopes: [{ name: 'library', cursor: null, rows: 0, bytes: 0 }, { name: 'buyer' }]
      });
    });

    test('nothing that was here before until the library was read to its end, and then all of it', async () => {
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      await join();
      await receive({
        rows: [buildSyncRow('templates', 'user-template-2', { value: templateValue })],
        hasMore: true,
        startsAnew: true
      });
      expect(await changes()).toEqual([]);
      expect(await names()).toEqual(['Rain']);
      await receive({ cursor: 'second' });
      expect((await names()).toSorted()).toEqual(['Rain', 'Template 1']);
      expect(await changes()).toEqual([
        ['templates', templateId, { kind: 'create', value: { ...templateValue, name: 'Rain' } }]
      ]);
    });

    test('the user’s preferences and prices, and not those of the device', async () => {
      const preferences = await getValue(subject.device.preferences.load());
      const models = await getValue(subject.device.models.load());
      const ui = { ...preferences.ui, theme: 'dark' as const, autoSave: false };
      const price = {
        modelId: 'veo-3.1',
        resolution: null,
        hasAudio: null,
        usdPerSecond: 1,
        setOn: '2027-01-31'
      };
      await begin();
      await getValue(subject.device.preferences.save({ ...preferences, ui }));
      await getValue(subject.device.models.save({ ...models, prices: [price] }));
      const value = { autoSave: false, notifications: true, newPromptModel: '', shareTemplates: false };
      const prices = { '["veo-3.1",null,null]': price };
      expect(await changes()).toEqual([
        ['preferences', 'own', { kind: 'create', value }],
        ['modelPrices', 'own', { kind: 'create', value: prices }]
      ]);
      await receive({
        rows: [
          buildSyncRow('preferences', 'own', { value: { ...value, autoSave: true, theme: 'light' } }),
          buildSyncRow('modelPrices', 'own', { value: {} })
        ],
        cursor: 'second',
        acknowledged: 2
      });
      expect((await getValue(subject.device.preferences.load())).ui).toMatchObject({
        theme: 'dark',
        autoSave: true
      });
      expect((await getValue(subject.device.models.load())).prices).toEqual([]);
    });

    test('what both had and differs as an edit: here it stands, and the server’s is offered', async () => {
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      await begin(buildTemplateRow('Snow'));
      expect(await names()).toEqual(['Rain']);
      expect(await getValue(subject.device.replica.listConflicts())).toMatchObject([
        {
          entity: 'templates',
          id: templateId,
          value: { name: 'Rain' },
          conflicts: [{ path: ['name'], value: 'Snow' }]
        }
      ]);
      expect(await takeBatch()).toMatchObject([
        { basedOn: null, change: { kind: 'edit', edits: [{ path: ['name'], to: 'Rain' }] } }
      ]);
    });

    test('uses that the server has already without counting them twice', async () => {
      await getValue(subject.device.templateStates.save(buildTemplateState('vlog', { usageCount: 5 })));
      await getValue(subject.device.templateStates.save(buildTemplateState('news', { usageCount: 2 })));
      await begin(
        buildSyncRow('templateUses', 'vlog', { value: { count: 3 } }),
        buildSyncRow('templateUses', 'news', { value: { count: 4 } }),
        buildSyncRow('templateFavorites', 'news')
      );
      const marks = await getValue(subject.device.templateStates.list());
      expect(Object.fromEntries(marks.map((mark) => [mark.templateId, mark.usageCount]))).toEqual({
        vlog: 5,
        news: 4
      });
      expect(await changes()).toEqual([
        ['templateFavorites', 'vlog', { kind: 'add', value: {} }],
        ['templateUses', 'vlog', { kind: 'count', by: 2 }]
      ]);
    });
  });

  describe('finds what the user does', () => {
    test('creating, editing and deleting a template', async () => {
      await begin();
      await getValue(subject.device.templates.save(buildNamedTemplate('Rain')));
      const created = await takeBatch();
      expect(created).toMatchObject([{ sequence: 1, basedOn: null, change: { kind: 'create' } }]);
      await answer(created);
      await receive({ rows: [buildTemplateRow('Rain')], acknowledged: 1, cursor: 'b' });
      expect(await getValue(subject.device.outbox.list())).toEqual([]);

      await getValue(subject.device.templates.save(buildNamedTemplate('Snow')));
      const edits = [{ path: ['name'], from: 'Rain', to: 'Snow' }];
      expect(await takeBatch()).toMatchObject([{ sequence: 2, basedOn: 1, change: { kind: 'edit', edits } }]);
      await getValue(subject.device.templates.remove({ id: templateId }));
      expect(await changes()).toMatchObject([
        ['templates', templateId, { kind: 'edit' }],
        ['templates', templateId, { kind: 'delete' }]
      ]);
    });

    test('a favorite, uses, and an entry of the history that was removed', async () => {
      const { id: entryId, ...entry } = buildHistoryEntry(1);
      await begin(
        buildSyncRow('savedPrompts', entryId, { value: JSON.parse(JSON.stringify(entry)) }),
        buildSyncRow('templateFavorites', 'vlog')
      );
      await getValue(subject.device.history.remove({ id: entryId }));
      await getValue(
        subject.device.templateStates.save(
          buildTemplateState('vlog', { isFavorite: false, usageCount: 2, lastUsedAt: 70 })
        )
      );
      expect(await takeBatch()).toMatchObject([
        { entity: 'savedPrompts', rowId: entryId, change: { kind: 'delete' } },
        { entity: 'templateFavorites', rowId: 'vlog', change: { kind: 'remove' }, basedOn: 1 },
        { entity: 'templateUses', rowId: 'vlog', change: { kind: 'count', by: 2 }, madeAt: 70 }
      ]);
      expect(await getValue(subject.device.outbox.collect())).toEqual({ waiting: 3 });
    });

    test('and only that: a page is nothing that the user did', async () => {
      await begin(
        buildTemplateRow('Rain'),
        buildSyncRow('templateUses', 'vlog', { value: { count: 3, lastAt: 9 } })
      );
      await receive({ rows: [buildTemplateRow('Snow', 2)], cursor: 'b' });
      expect(await names()).toEqual(['Snow']);
      expect(await getValue(subject.device.templateStates.list())).toEqual([
        { templateId: 'vlog', isFavorite: false, usageCount: 3, lastUsedAt: 9 }
      ]);
      expect(await changes()).toEqual([]);
    });
  });

  describe('applies pages', () => {
    test('with what the user did meanwhile on top, and the other’s value offered', async () => {
      await begin(buildTemplateRow('Rain'));
      await getValue(subject.device.templates.save(buildNamedTemplate('Fog')));
      await receive({ rows: [buildTemplateRow('Snow', 2)], cursor: 'b' });
      expect(await names()).toEqual(['Fog']);
      expect(await getValue(subject.device.replica.listConflicts())).toMatchObject([
        { conflicts: [{ path: ['name'], value: 'Snow' }] }
      ]);
    });

    test('and removes what was deleted elsewhere', async () => {
      await begin(buildTemplateRow('Rain'));
      await receive({ rows: [{ ...buildTemplateRow('Rain', 2), isDeleted: true }], cursor: 'b' });
      expect(await templates()).toEqual([]);
      expect(await changes()).toEqual([]);
    });

    test('beside the rows that are there while a scope is read anew', async () => {
      await begin(buildTemplateRow('Rain'));
      await getValue(subject.device.replica.restart({ scope: 'library' }));
      expect((await load()).scopes[0]).toMatchObject({ cursor: null, rows: 1 });
      await receive({ startsAnew: true, hasMore: true, cursor: 'anew' });
      expect(await names()).toEqual(['Rain']);
      await getValue(subject.device.templates.save(buildUserTemplate(2)));
      expect(await changes()).toMatchObject([['templates', 'user-template-2', { kind: 'create' }]]);
      await receive({ rows: [buildTemplateRow('Snow', 5)], cursor: 'end' });
      expect((await names()).toSorted()).toEqual(['Snow', 'Template 2']);
      expect((await load()).scopes[0]).toMatchObject({ cursor: 'end', rows: 1 });
    });

    test('but not one that was asked for before the scope was read anew', async () => {
      await begin(buildTemplateRow('Rain'));
      await getValue(subject.device.replica.restart({ scope: 'library' }));
      await receive({ cursor: 'b' });
      expect(await names()).toEqual(['Rain']);
      expect((await load()).scopes[0]).toMatchObject({ cursor: null });
    });

    test('and keeps what this app does not understand', async () => {
      const later = { ...templateValue, name: 'Rain', lens: { focal: 35 } };
      const unreadable = buildSyncRow('templates', 'user-template-9', { value: { name: 7 } });
      const unknown = buildSyncRow('holograms', 'h', { value: { depth: 3 } });
      await begin(buildSyncRow('templates', templateId, { value: later }), unreadable, unknown);
      expect(await names()).toEqual(['Rain']);
      await getValue(subject.device.templates.save(buildNamedTemplate('Snow')));
      expect(await changes()).toEqual([
        [
          'templates',
          templateId,
          { kind: 'edit', edits: [{ path: ['name'], from: 'Rain', to: 'Snow' }], settled: [] }
        ]
      ]);
      expect((await load()).scopes[0]?.rows).toBe(3);
    });

    test('of the device that asked, and refuses those for another', async () => {
      await begin();
      const { deviceId } = await load();
      await join('usr_two');
      const page = { ...buildFeedPage({ rows: [buildTemplateRow('Rain')] }), deviceId };
      expect(await getRefusal(subject.device.replica.applyPage(page))).toBe('conflict');
      expect(await getRefusal(subject.device.outbox.saveAnswers({ deviceId, answers: [] }))).toBe('conflict');
      expect(await getRefusal(subject.device.replica.applyPage(buildFeedPage({ scope: 'seller' })))).toBe(
        'conflict'
      );
    });

    if (survivesRestart)
      test('for good, the outbox and its numbers too', async () => {
        await begin(buildTemplateRow('Rain'));
        await getValue(subject.device.templates.save(buildNamedTemplate('Snow')));
        const [batch, status] = [await takeBatch(), await load()];
        await subject.restart();
        expect(await load()).toEqual(status);
        expect(await takeBatch()).toEqual(batch);
        expect(status.scopes[0]).toMatchObject({
          cursor: 'a',
          bytes: JSON.stringify(buildTemplateRow('Rain')).length
        });
      });
  });
}

import { describe, expect, test } from 'vitest';
import { toBoughtCard } from '#shared/domain/trade/to-bought-card.ts';
import { buildBought, buildHistoryEntry } from '#tests/support/builders.ts';
import { nothingKept } from '#tests/support/nothing-kept.ts';
import { getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';

export function promiseBought(subject: Subject, { survivesRestart }: DeviceTraits): void {
  const list = async () => (await getValue(subject.device.bought.list())).items;
  const load = async (purchaseId: string) => getValue(subject.device.bought.load({ purchaseId }));
  const keep = async (...all: ReturnType<typeof buildBought>[]) => {
    for (const one of all) await getValue(subject.device.bought.keep(one));
  };

  describe('keeps what was bought', () => {
    test('and has nothing at first', async () => {
      expect(await list()).toEqual([]);
      expect(await load('ent_1')).toBeNull();
    });

    test('whole, keys of other versions included, and lists it without its text', async () => {
      const bought = buildBought(1);
      await keep(bought);
      expect(await load('ent_1')).toEqual(bought);
      expect(await list()).toEqual([toBoughtCard(bought)]);
      expect(JSON.stringify(await list())).not.toContain(bought.prompt.data.concept);
    });

    test('the last opened first, and of a purchase what was opened last', async () => {
      await keep(buildBought(1), buildBought(3), buildBought(2));
      const later = buildBought(1, { version: 2, openedAt: 1_900_000_000_000 });
      await keep(later);
      expect((await list()).map(({ purchaseId }) => purchaseId)).toEqual(['ent_1', 'ent_3', 'ent_2']);
      expect(await load('ent_1')).toEqual(later);
    });

    test('until it is removed', async () => {
      await keep(buildBought(1), buildBought(2), buildBought(3));
      await getValue(subject.device.bought.remove({ purchaseIds: ['ent_1', 'ent_3', 'ent_9'] }));
      expect((await list()).map(({ purchaseId }) => purchaseId)).toEqual(['ent_2']);
      expect(await load('ent_1')).toBeNull();
    });

    test('for its holder alone once that is asked, and for nobody', async () => {
      await keep(buildBought(1), { ...buildBought(2), holderId: 'usr_other' });
      await getValue(subject.device.bought.keepOnlyOf({ holderId: 'usr_1' }));
      expect((await list()).map(({ purchaseId }) => purchaseId)).toEqual(['ent_1']);
      await getValue(subject.device.bought.keepOnlyOf({ holderId: null }));
      expect(await list()).toEqual([]);
    });

    test('apart from what is exported, also when a backup comes back, until everything is erased', async () => {
      await keep(buildBought(1));
      const exported = await getValue(subject.device.storage.export());
      expect(JSON.stringify(exported)).not.toContain('ent_1');
      await getValue(subject.device.storage.replace({ ...nothingKept, history: [buildHistoryEntry(1)] }));
      expect(await load('ent_1')).toEqual(buildBought(1));
      await getValue(subject.device.storage.replace(null));
      expect(await list()).toEqual([]);
    });

    if (survivesRestart) {
      test('over a restart', async () => {
        await keep(buildBought(1));
        await subject.restart();
        expect((await getValue(subject.device.bought.list())).isLasting).toBe(true);
        expect(await load('ent_1')).toEqual(buildBought(1));
      });
    }
  });
}

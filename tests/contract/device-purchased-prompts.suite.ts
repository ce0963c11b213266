import { describe, expect, test } from 'vitest';
import { toPurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt-summary.ts';
import { buildPurchasedPrompt, buildHistoryEntry } from '#tests/support/builders.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';
import { getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';

export function describePurchasedPrompts(subject: Subject, { survivesRestart }: DeviceTraits): void {
  const list = async () => (await getValue(subject.device.purchasedPrompts.list())).items;
  const load = async (purchaseId: string) => getValue(subject.device.purchasedPrompts.load({ purchaseId }));
  const keep = async (...all: ReturnType<typeof buildPurchasedPrompt>[]) => {
    for (const one of all) await getValue(subject.device.purchasedPrompts.save(one));
  };

  describe('keeps what was bought', () => {
    test('and has nothing at first', async () => {
      expect(await list()).toEqual([]);
      expect(await load('ent_1')).toBeNull();
    });

    test('whole, keys of other versions included, and lists it without its text', async () => {
      const bought = buildPurchasedPrompt(1);
      await keep(bought);
      expect(await load('ent_1')).toEqual(bought);
      expect(await list()).toEqual([toPurchasedPromptSummary(bought)]);
      expect(JSON.stringify(await list())).not.toContain(bought.prompt.data.concept);
    });

    test('the last opened first, and of a purchase what was opened last', async () => {
      await keep(buildPurchasedPrompt(1), buildPurchasedPrompt(3), buildPurchasedPrompt(2));
      const later = buildPurchasedPrompt(1, { version: 2, openedAt: 1_900_000_000_000 });
      await keep(later);
      expect((await list()).map(({ purchaseId }) => purchaseId)).toEqual(['ent_1', 'ent_3', 'ent_2']);
      expect(await load('ent_1')).toEqual(later);
    });

    test('until it is removed', async () => {
      await keep(buildPurchasedPrompt(1), buildPurchasedPrompt(2), buildPurchasedPrompt(3));
      await getValue(subject.device.purchasedPrompts.remove({ purchaseIds: ['ent_1', 'ent_3', 'ent_9'] }));
      expect((await list()).map(({ purchaseId }) => purchaseId)).toEqual(['ent_2']);
      expect(await load('ent_1')).toBeNull();
    });

    test('for its holder alone once that is asked, and for nobody', async () => {
      await keep(buildPurchasedPrompt(1), { ...buildPurchasedPrompt(2), holderId: 'usr_other' });
      await getValue(subject.device.purchasedPrompts.removeOtherUsers({ holderId: 'usr_1' }));
      expect((await list()).map(({ purchaseId }) => purchaseId)).toEqual(['ent_1']);
      await getValue(subject.device.purchasedPrompts.removeOtherUsers({ holderId: null }));
      expect(await list()).toEqual([]);
    });

    test('apart from what is exported, also when a backup comes back, until everything is erased', async () => {
      await keep(buildPurchasedPrompt(1));
      const exported = await getValue(subject.device.storage.export());
      expect(JSON.stringify(exported)).not.toContain('ent_1');
      await getValue(
        subject.device.storage.replace({ ...emptyDeviceSnapshot, history: [buildHistoryEntry(1)] })
      );
      expect(await load('ent_1')).toEqual(buildPurchasedPrompt(1));
      await getValue(subject.device.storage.replace(null));
      expect(await list()).toEqual([]);
    });

    if (survivesRestart) {
      test('over a restart', async () => {
        await keep(buildPurchasedPrompt(1));
        await subject.restart();
        expect((await getValue(subject.device.purchasedPrompts.list())).isPersistent).toBe(true);
        expect(await load('ent_1')).toEqual(buildPurchasedPrompt(1));
      });
    }
  });
}

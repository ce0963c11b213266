import { describe, expect, test } from 'vitest';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import {
  buildHistoryEntry,
  buildModelSettings,
  buildSavedPlan,
  buildPrompt
} from '#tests/support/builders.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';
import { getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';

export function promiseModels(subject: Subject, { checksInput, survivesRestart }: DeviceTraits): void {
  describe('keeps the list of models', () => {
    test('and starts with the built-in one and no prices', async () => {
      expect(await getValue(subject.device.models.load())).toEqual(emptyModelSettings);
    });

    test('and gives back what was saved in place of what was there', async () => {
      await getValue(subject.device.models.save(buildModelSettings(1)));
      await getValue(subject.device.models.save(buildModelSettings(2, { registry: null })));
      expect(await getValue(subject.device.models.load())).toEqual(buildModelSettings(2, { registry: null }));
    });
  });

  describe('keeps the clip plan', () => {
    test('and has none at first', async () => {
      expect(await getValue(subject.device.plan.load())).toBeNull();
    });

    test('and gives it back as it was edited, keys it does not know in the prompt included', async () => {
      const data = buildPrompt({ concept: '🎬 שלום', later: { zeta: 1, alpha: [null] } });
      const plan = buildSavedPlan(1, { document: { name: 'half \uD83C', data } });
      await getValue(subject.device.plan.save(plan));
      expect(await getValue(subject.device.plan.load())).toEqual(plan);
    });

    test('and forgets it on request', async () => {
      await getValue(subject.device.plan.save(buildSavedPlan(1)));
      await getValue(subject.device.plan.save(null));
      expect(await getValue(subject.device.plan.load())).toBeNull();
    });
  });

  if (checksInput) {
    test('reads what was exported before models, plans and listing drafts were kept', async () => {
      await getValue(subject.device.models.save(buildModelSettings(1)));
      const { models, plan, listingDrafts, ...older } = {
        ...emptyDeviceSnapshot,
        history: [buildHistoryEntry(1)]
      };
      await getValue(subject.device.storage.replace(older as DeviceSnapshot));
      expect(await getValue(subject.device.storage.export())).toEqual({
        ...older,
        models,
        plan,
        listingDrafts
      });
    });
  }

  if (survivesRestart) {
    test('keeps models, prices and plan over a restart', async () => {
      await getValue(subject.device.models.save(buildModelSettings(3)));
      await getValue(subject.device.plan.save(buildSavedPlan(3)));
      await subject.restart();
      expect(await getValue(subject.device.models.load())).toEqual(buildModelSettings(3));
      expect(await getValue(subject.device.plan.load())).toEqual(buildSavedPlan(3));
    });
  }
}

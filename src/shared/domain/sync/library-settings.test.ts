import { describe, expect, it } from 'vitest';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { defaultPreferences } from '../activity/default-preferences.ts';
import { applyMutation } from './apply-mutation.ts';
import { saveFeedPage } from './device-sync.ts';
import { joinDevice, viewComparedRows } from './joined-device.ts';
import { emptyLibrary } from './library-rows.ts';
import { emptySettings, type LocalSettings } from './library-settings.ts';
import type { SyncRow } from './row.ts';
import { changeDevice } from './sync-steps.ts';

let ids = 0;
const tools = { createId: () => `m${(ids += 1)}`, now: () => 5 };
const price = {
  modelId: 'kling-3',
  resolution: null,
  hasAudio: null,
  usdPerSecond: 0.1,
  setOn: '2027-01-31'
};
const own: LocalSettings = {
  preferences: { ...defaultPreferences, ui: { ...defaultPreferences.ui, theme: 'dark', autoSave: false } },
  models: { ...emptySettings.models, prices: [price] }
};

/** A device with these settings reads the account's rows for the first time. */
function meet(settings: LocalSettings, ...rows: SyncRow[]) {
  const joined = joinDevice('one', ['library'], 'laptop');
  const page = buildFeedPage({ rows, startsAnew: true });
  const { device, library } = changeDevice(
    { device: joined, library: { ...emptyLibrary, settings } },
    tools,
    (before) => saveFeedPage(before, page)
  );
  if (device === null) throw new Error('The device has left');
  const sent = device.outbox.map(({ mutation }) => mutation.entity);
  return { settings: library.settings, sent, view: viewComparedRows(device, 'library') };
}

describe('at the first meeting', () => {
  it('the account’s preferences stand, where it has any, and never those of another device', () => {
    const value = { autoSave: true, newPromptModel: 'veo-3.1', theme: 'light' };
    const met = meet(own, buildSyncRow('preferences', 'own', { value }));
    expect(met.settings.preferences.ui).toMatchObject({
      theme: 'dark',
      autoSave: true,
      newPromptModel: 'veo-3.1'
    });
    expect(met.sent).toEqual(['modelPrices']);
  });

  it('the prices of both are kept, with what only a newer app can read', () => {
    const theirs = { ...price, modelId: 'veo-3.1' };
    const value = { '["veo-3.1",null,null]': theirs, newer: 7 };
    const met = meet(own, buildSyncRow('modelPrices', 'own', { value }));
    expect(met.settings.models.prices).toEqual([price, theirs]);
    expect(met.view.get('modelPrices/own')?.value).toMatchObject({
      newer: 7,
      '["kling-3",null,null]': price
    });
  });

  it('nothing is sent of a device on which nobody chose anything', () => {
    expect(meet(emptySettings).sent).toEqual([]);
  });
});

it('a preference that no version of this app can have is left alone', () => {
  const met = meet(own, buildSyncRow('preferences', 'own', { value: { autoSave: 'sometimes' } }));
  expect(met.settings.preferences.ui.autoSave).toBe(false);
});

it('a setting that two devices changed is as the last one left it, and nobody is asked', () => {
  const row = buildSyncRow('preferences', 'own', { value: { newPromptModel: 'veo-3.1' } });
  const edits = [{ path: ['newPromptModel'], from: '', to: 'kling-3' }];
  const applied = applyMutation(
    row,
    {
      id: 'm',
      entity: 'preferences',
      rowId: 'own',
      change: { kind: 'edit', edits, settled: [] },
      basedOn: null,
      version: 1,
      madeAt: 1
    },
    { deviceId: 'laptop', at: 3 }
  );
  expect(applied).toMatchObject({
    ok: true,
    value: { value: { newPromptModel: 'kling-3' }, conflicts: [] }
  });
});

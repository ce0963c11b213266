import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { withOrigin } from '../trade/prompt-origin.ts';
import { defaultPromptData } from '../craft/prompt/default-prompt.ts';
import { applyMutation } from './apply-mutation.ts';
import { keepDraft, readDeviceDrafts } from './device-drafts.ts';
import type { SyncRow } from './row.ts';

const given = (deviceId: string, now: number) => ({ id: `m${now}`, deviceId, now });
const document = { name: 'Rain', data: buildPrompt({ concept: 'Rain on a harbor' }) };

/** The rows after these, each of the device that is named. */
function keep(...kept: readonly (readonly [deviceId: string, name: string])[]): SyncRow[] {
  const rows = new Map<string, SyncRow>();
  kept.forEach(([deviceId, name], index) => {
    const mutation = keepDraft({ ...document, name }, given(deviceId, index + 1));
    if (mutation === undefined) throw new Error('It is kept');
    const applied = applyMutation(rows.get(deviceId), mutation, { deviceId, at: 1 });
    if (applied.ok && applied.value !== undefined) rows.set(deviceId, applied.value);
  });
  return [...rows.values()];
}

test('the last prompt of each other device is there, the newest first', () => {
  const rows = keep(['laptop', 'Rain'], ['phone', 'Fog'], ['laptop', 'Snow'], ['desk', 'Own']);
  const drafts = readDeviceDrafts(rows, 'desk');
  expect(drafts.map(({ deviceId, document: { name } }) => [deviceId, name])).toEqual([
    ['laptop', 'Snow'],
    ['phone', 'Fog']
  ]);
  expect(drafts[0]?.document.data).toEqual(document.data);
  expect(rows.flatMap(({ conflicts }) => conflicts)).toEqual([]);
});

test('neither an empty prompt nor a bought one leaves the device', () => {
  expect(keepDraft({ name: 'Empty', data: defaultPromptData }, given('laptop', 1))).toBeUndefined();
  const bought = withOrigin(document.data, {
    purchaseId: 'ent_1',
    slug: 'rain',
    title: 'Rain',
    seller: 'Ann',
    version: 1,
    licence: 'personal',
    licenceVersion: '1'
  });
  expect(keepDraft({ ...document, data: bought }, given('laptop', 1))).toBeUndefined();
});

test('what another version of the app kept in another form is left out', () => {
  expect(readDeviceDrafts([{ id: 'laptop', value: { name: 7 } }], 'desk')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import {
  buildDraftSave,
  buildHistoryEntry,
  buildListingDraft,
  buildModelSettings,
  buildSavedPlan,
  buildTemplateState,
  buildNotification,
  buildStep,
  buildUserTemplate
} from '#tests/support/builders.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';

/** Inputs that a broken or hostile screen could send. */
const refused: readonly (readonly [string, keyof Device, string, unknown])[] = [
  ['a draft without a document', 'draft', 'save', { ...buildDraftSave(0), document: undefined }],
  ['a draft with a negative revision', 'draft', 'save', buildDraftSave(-1)],
  ['a draft with a broken cursor', 'draft', 'save', buildDraftSave(0, { cursor: 0.5 })],
  [
    'a step numbered zero',
    'draft',
    'save',
    buildDraftSave(0, { journal: { fromSeq: 1, steps: [buildStep(0)], keepFrom: 1 } })
  ],
  ['a history entry with a foreign id', 'history', 'save', buildHistoryEntry(1, { id: '../prompt-1' })],
  ['a history entry that is a text', 'history', 'save', 'prompt-1'],
  ['a history entry whose prompt is a list', 'history', 'save', { ...buildHistoryEntry(1), data: [] }],
  [
    'a history entry whose prompt has no field of one',
    'history',
    'save',
    { ...buildHistoryEntry(1), data: { zoom: 2 } }
  ],
  ['a removal without an id', 'history', 'remove', {}],
  ['a list with an argument', 'history', 'list', { limit: 1 }],
  ['a template without a name', 'templates', 'save', buildUserTemplate(1, { name: '' })],
  [
    'a template state with a negative usage',
    'templateStates',
    'save',
    buildTemplateState('vlog', { usageCount: -1 })
  ],
  ['half of the preferences', 'preferences', 'save', { ui: { theme: 'dark' } }],
  ['a notification of no known type', 'notifications', 'add', { ...buildNotification(1), type: 'shout' }],
  ['ids that are not texts', 'notifications', 'markRead', { ids: [1] }],
  ['activity without metrics', 'activity', 'save', { events: [] }],
  [
    'a list of models without models',
    'models',
    'save',
    buildModelSettings(1, { registry: { format: 'reelwright/models', version: '2027-01-01', models: [] } })
  ],
  ['a price below zero', 'models', 'save', buildModelSettings(-1)],
  ['a purchased prompt without a holder', 'purchasedPrompts', 'save', { holderId: '', prompt: {} }],
  ['a cached response that is no text', 'offlineCache', 'save', { key: 'a', value: {}, cachedAt: 1 }],
  [
    'a cached response under an endless key',
    'offlineCache',
    'save',
    { key: 'a'.repeat(301), value: '', cachedAt: 1 }
  ],
  ['a listing draft without a title', 'listingDrafts', 'save', { ...buildListingDraft(1), title: null }],
  ['a plan without its prompt', 'plan', 'save', { ...buildSavedPlan(1), document: null }],
  ['a plan with half a clip', 'plan', 'save', { ...buildSavedPlan(1), plan: { clips: [{ id: 'clip-1' }] } }],
  [
    'an import with one bad entry',
    'storage',
    'import',
    { history: [buildHistoryEntry(8), { id: 'prompt-9' }], templates: [buildUserTemplate(8)], marks: [] }
  ],
  ['a snapshot with parts missing', 'storage', 'replace', { draft: null, history: [] }],
  ['nothing for a snapshot', 'storage', 'replace', undefined]
];

type Call = (input: unknown) => Promise<Result<unknown, ContractError>>;

export function promiseRefusals(subject: Subject, { checksInput }: DeviceTraits): void {
  if (checksInput) {
    describe('refuses what does not fit the contract and changes nothing', () => {
      test.each(refused)('%s', async (_, noun, verb, input) => {
        const { device } = subject;
        await getValue(device.draft.save(buildDraftSave(0)));
        await getValue(device.history.save(buildHistoryEntry(1)));
        await getValue(device.templates.save(buildUserTemplate(1)));
        const before = await getValue(device.storage.export());
        const calls = device[noun] as unknown as Readonly<Record<string, Call>>;
        const call = calls[verb];
        if (call === undefined) throw new Error(`There is no ${noun}.${verb}`);
        expect(await getRefusal(call(input))).toBe('invalid_input');
        expect(await getValue(device.storage.export())).toEqual(before);
      });
    });
  }

  test('says where it keeps things', async () => {
    const status = await getValue(subject.device.storage.status());
    expect(status).toMatchObject({ isWritable: true, recovery: null });
    expect(status.location === null).toBe(status.kind !== 'sqlite');
  });
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPromptData } from '../craft/prompt/default-prompt.ts';
import { defaultPreferences } from '../activity/default-preferences.ts';
import type { TemplateState, UserTemplate } from '../craft/template/template.ts';
import { saveAnswers, saveFeedPage, takeBatch } from './device-sync.ts';
import { joinDevice, type JoinedDevice } from './joined-device.ts';
import { emptyLibrary, type LocalLibrary, toValue } from './library-rows.ts';
import { emptySettings, type LocalSettings } from './library-settings.ts';
import { viewLibrary } from './library-view.ts';
import { withOrigin } from '../trade/prompt-origin.ts';
import type { SyncTools } from './library.ts';
import type { FeedPage } from './replica.ts';
import type { DocumentValue, SyncRow } from './row.ts';
import { buildListingDraft } from '#tests/support/builders.ts';
import { changeDevice, type SyncState } from './sync-steps.ts';

let ids = 0;
const tools: SyncTools = { createId: () => `m${(ids += 1)}`, now: () => 5 };

const template = fc
  .record({
    number: fc.integer({ min: 1, max: 4 }),
    name: fc.constantFrom('Rain', 'Snow'),
    description: fc.constantFrom('one\ntwo', 'one\nTWO', ''),
    concept: fc.constantFrom('a', 'b'),
    updatedAt: fc.integer({ min: 1, max: 9 })
  })
  .map(
    ({ number, name, description, concept, updatedAt }): UserTemplate => ({
      id: `user-template-${number}`,
      name,
      category: 'General',
      description,
      promptData: { ...defaultPromptData, concept },
      tags: [],
      createdAt: number,
      updatedAt
    })
  );
const listingDraft = fc
  .record({
    number: fc.integer({ min: 1, max: 4 }),
    revision: fc.integer({ min: 1, max: 9 }),
    title: fc.constantFrom('Rain', 'Snow'),
    description: fc.constantFrom('one\ntwo', 'one\nTWO', ''),
    concept: fc.option(fc.constantFrom('a', 'b'))
  })
  .map(({ number, revision, title, description, concept }) =>
    buildListingDraft(number, {
      revision,
      title,
      description,
      data: concept === null ? null : { ...defaultPromptData, concept }
    })
  );
const mark: fc.Arbitrary<TemplateState> = fc.record({
  templateId: fc.constantFrom('vlog', 'news', 'user-template-1'),
  isFavorite: fc.boolean(),
  usageCount: fc.nat({ max: 5 }),
  lastUsedAt: fc.constant(null)
});
const anyPrice = fc.record({
  modelId: fc.constantFrom('veo-3.1', 'kling-3'),
  resolution: fc.constantFrom(null, '720p'),
  hasAudio: fc.constant(null),
  usdPerSecond: fc.constantFrom(0.1, 0.5),
  setOn: fc.constant('2027-01-31')
});
const anySettings: fc.Arbitrary<LocalSettings> = fc
  .record({
    autoSave: fc.boolean(),
    newPromptModel: fc.constantFrom('', 'veo-3.1'),
    theme: fc.constantFrom('light' as const, 'dark' as const),
    prices: fc.uniqueArray(anyPrice, { selector: ({ modelId, resolution }) => `${modelId} ${resolution}` })
  })
  .map(({ prices, ...ui }) => ({
    preferences: { ...defaultPreferences, ui: { ...defaultPreferences.ui, ...ui } },
    models: { ...emptySettings.models, prices }
  }));
const library: fc.Arbitrary<LocalLibrary> = fc.record({
  templates: fc.uniqueArray(template, { selector: ({ id }) => id }),
  marks: fc.uniqueArray(mark, { selector: ({ templateId }) => templateId }),
  history: fc.constant([]),
  settings: anySettings,
  listingDrafts: fc.uniqueArray(listingDraft, { selector: ({ id }) => id })
});

const page = (rows: readonly SyncRow[], changes: Partial<FeedPage> = {}): FeedPage => ({
  scope: 'library',
  rows: [...rows],
  cursor: 'a',
  hasMore: false,
  acknowledged: 0,
  startsAnew: false,
  ...changes
});
const row = (id: string, value: DocumentValue): SyncRow => ({
  entity: 'templates',
  id,
  revision: 1,
  isDeleted: false,
  writtenBy: 'desktop',
  value,
  stamps: { '': { deviceId: 'desktop', at: 1 } },
  conflicts: [],
  deletedBy: null
});
const valueOf = (one: UserTemplate): DocumentValue => toValue(one);

function read(local: LocalLibrary, rows: readonly SyncRow[] = []): SyncState {
  const device = joinDevice('one', ['library', 'seller'], 'laptop');
  return changeDevice({ device, library: local }, tools, (joined) =>
    saveFeedPage(
      saveFeedPage(joined, page(rows, { startsAnew: true })),
      page([], { scope: 'seller', startsAnew: true })
    )
  );
}
const deviceOf = ({ device }: SyncState): JoinedDevice => {
  if (device === null) throw new Error('The device has left');
  return device;
};
const collect = (state: SyncState): SyncState => changeDevice(state, tools, (device) => device);
/** Marks that no command can take away. */
const isSaid = ({ isFavorite, usageCount }: TemplateState): boolean => isFavorite || usageCount > 0;
const sort = ({ templates, marks, settings, listingDrafts }: Omit<LocalLibrary, 'history'>) => ({
  // Each device counts its own saves.
  listingDrafts: listingDrafts
    .map((draft) => ({ ...draft, revision: 0 }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  templates: templates.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  settings: {
    prices: new Set(settings.models.prices),
    // Those of the device do not sync.
    ui: { ...settings.preferences.ui, theme: 'system' }
  },
  marks: marks
    .filter(isSaid)
    .map(({ lastUsedAt: _lastUsedAt, ...said }) => said)
    .toSorted((one, other) => (one.templateId < other.templateId ? -1 : 1))
});

describe('the difference between the tables and the rows', () => {
  it('becomes mutations whose view is the tables again, and is found once', () => {
    fc.assert(
      fc.property(library, library, (before, after) => {
        const first = read(before);
        // A mark cannot be taken away.
        const marks = [
          ...after.marks,
          ...before.marks.filter(
            ({ templateId }) => !after.marks.some((one) => one.templateId === templateId)
          )
        ];
        const second = collect({ ...first, library: { ...after, marks } });
        expect(sort(viewLibrary(deviceOf(second), emptyLibrary).local)).toEqual(sort({ ...after, marks }));
        expect(second.library.templates).toBe(after.templates);
        expect(second.library.listingDrafts).toBe(after.listingDrafts);
        expect(collect(second).device).toBe(second.device);
      })
    );
  });

  it('is none after any page, whatever it says', () => {
    fc.assert(
      fc.property(library, library, (local, remote) => {
        const state = read(local);
        const rows = remote.templates.map((one) => row(one.id, { ...valueOf(one), fromNewerApp: 1 }));
        const paged = changeDevice(state, tools, (device) => saveFeedPage(device, page(rows)));
        expect(collect(paged).device).toBe(paged.device);
      })
    );
  });
});

describe('the first meeting', () => {
  it('loses nothing of either side: what is not shown is offered', () => {
    fc.assert(
      fc.property(library, library, (local, remote) => {
        const state = read(
          local,
          remote.templates.map((one) => row(one.id, valueOf(one)))
        );
        const shown = new Map(state.library.templates.map((one) => [one.id, one]));
        for (const one of local.templates) expect(shown.get(one.id)?.name).toBe(one.name);
        const { local: seen } = viewLibrary(deviceOf(state), emptyLibrary);
        expect(new Set(seen.templates.map(({ id }) => id))).toEqual(
          new Set([...local.templates, ...remote.templates].map(({ id }) => id))
        );
        expect(deviceOf(state).outbox.every(({ mutation }) => mutation.change.kind !== 'delete')).toBe(true);
      })
    );
  });
});

describe('a row that this app cannot read', () => {
  const unreadable = row('user-template-1', { name: 7 });
  const readable = row('user-template-1', {
    ...valueOf({
      id: '',
      name: 'Rain',
      category: '',
      description: '',
      promptData: defaultPromptData,
      tags: [],
      createdAt: 1,
      updatedAt: 1
    })
  });

  it('is not taken for deleted by the app that can, after an update', () => {
    const state = read(emptyLibrary, [unreadable]);
    // The newer app reads the same row.
    const device = deviceOf(state);
    const { library: scope } = device.scopes;
    const rows = new Map([...scope.rows.keys()].map((key) => [key, readable]));
    const updated = { ...device, scopes: { ...device.scopes, library: { ...scope, rows } } };
    const after = collect({ device: updated, library: state.library });
    expect(deviceOf(after)).toMatchObject({ outbox: [], hidden: [] });
    expect(after.library.templates).toMatchObject([{ name: 'Rain' }]);
  });

  it('stays in the table where the table holds it, and is nothing that the user did', () => {
    const state = read(emptyLibrary, [readable]);
    const broken = [{ id: 'user-template-1', name: 7 }] as unknown as UserTemplate[];
    const after = collect({ ...state, library: { ...emptyLibrary, templates: broken } });
    expect(after.library.templates).toBe(broken);
    expect(deviceOf(after).outbox).toEqual([]);
  });
});

it('neither sends a bought prompt nor takes it for deleted', () => {
  const bought = withOrigin(defaultPromptData, {
    purchaseId: 'ent_1',
    slug: 'rain',
    title: 'Rain',
    seller: 'Ann',
    version: 1,
    licence: 'personal',
    licenceVersion: '1'
  });
  const own = fc.sample(template, 1)[0];
  if (own === undefined) throw new Error('There is a template');
  const templates = [{ ...own, promptData: bought }];
  const joined = changeDevice(
    { device: joinDevice('ann', ['library'], 'laptop'), library: { ...emptyLibrary, templates } },
    tools,
    (device) =>
      saveFeedPage(
        device,
        page([row('user-template-9', { ...valueOf(own), promptData: bought })], { startsAnew: true })
      )
  );
  expect(joined.device?.outbox).toEqual([]);
  expect(joined.library.templates).toEqual(templates);
  const removed = changeDevice({ ...joined, library: emptyLibrary }, tools, (device) => device);
  expect(removed.device?.outbox).toEqual([]);
});

it('does not take a count back that the server has confirmed', () => {
  const marks: TemplateState[] = [{ templateId: 'vlog', isFavorite: false, usageCount: 2, lastUsedAt: 3 }];
  const state = read({ ...emptyLibrary, marks });
  const sent = changeDevice(state, tools, (device) => takeBatch(device, 50).device);
  const answers = deviceOf(sent).outbox.map(({ mutation }) => ({ id: mutation.id, refusal: null }));
  const answered = changeDevice(sent, tools, (device) => saveAnswers(device, answers));
  const uses = { ...row('vlog', { count: 2, lastAt: 3 }), entity: 'templateUses', stamps: {} };
  const after = changeDevice(answered, tools, (device) =>
    saveFeedPage(device, page([uses], { acknowledged: 1, cursor: 'b' }))
  );
  expect(deviceOf(after).outbox).toEqual([]);
  expect(after.library.marks).toBe(marks);
});

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { compareDrafts } from '#shared/domain/market/saved-listing-draft.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import {
  buildDraftSave,
  buildEvent,
  buildHistoryEntry,
  buildListingDraft,
  buildModelSettings,
  buildSavedPlan,
  buildTemplateState,
  buildNotification,
  buildPrompt,
  buildStep,
  buildUserTemplate
} from '#tests/support/builders.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import type { DeviceTraits, DeviceUnderTest } from './device-under-test.ts';
import {
  addHistory,
  addTemplateStates,
  addTemplates,
  emptyModel,
  type Model,
  normalize,
  saveDraft
} from './device-model-state.ts';

export type Real = { readonly created: DeviceUnderTest; device: Device };
type Command = fc.AsyncCommand<Model, Real>;

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

/** Any text, half surrogates included; `__proto__` is a key that no schema lets through. */
const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((value) => value !== '__proto__');
const brokenText = fc.constantFrom('\uD83C', 'x\uDFACy', '🎬', 'שלום', '\u0000');
const jsonValue = fc
  .jsonValue({ maxDepth: 2 })
  .map(
    (value) =>
      JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto').replaceAll('-0', '0')) as unknown
  );
const prompt = fc
  .record({ concept: fc.oneof(text, brokenText), duration: fc.integer({ min: 1 }), extra: jsonValue })
  .map(({ concept, duration, extra }) => buildPrompt({ concept, duration, extra }));

type DraftPlan = { kind: 'add' | 'undo-then-edit' | 'trim' | 'cursor' | 'stale'; count: number };

function planDraftSave(model: Model, plan: DraftPlan, concept: string) {
  const draft = model.now.draft;
  const last = draft?.steps.at(-1)?.seq ?? draft?.cursor ?? 0;
  const first = draft?.steps[0]?.seq ?? last + 1;
  const fromSeq = plan.kind === 'undo-then-edit' ? Math.max(first, last - plan.count) : last + 1;
  const count = plan.kind === 'cursor' ? 0 : plan.count;
  const steps = Array.from({ length: count }, (_, index) => buildStep(fromSeq + index, { label: concept }));
  const end = fromSeq + count - 1;
  return buildDraftSave((draft?.revision ?? 0) + (plan.kind === 'stale' ? 1 : 0), {
    document: { name: concept, data: buildPrompt({ concept }) },
    cursor: Math.max(0, end),
    journal: { fromSeq, steps, keepFrom: plan.kind === 'trim' ? Math.max(1, end - 3) : 1 }
  });
}

const saveDraftCommand = fc
  .record({
    kind: fc.constantFrom<DraftPlan['kind']>('add', 'undo-then-edit', 'trim', 'cursor', 'stale'),
    count: fc.integer({ min: 0, max: 6 }),
    concept: fc.oneof(text, brokenText)
  })
  .map((plan) =>
    command(`save draft: ${plan.kind} ${plan.count}`, async (model, { device }) => {
      const save = planDraftSave(model, plan, plan.concept);
      if (plan.kind === 'stale') {
        expect(await getRefusal(device.draft.save(save))).toBe('draft_conflict');
        return;
      }
      const { revision } = saveDraft(model, save);
      expect(await getValue(device.draft.save(save))).toEqual({ revision });
    })
  );

const number = fc.integer({ min: 1, max: 80 });
const entry = fc
  .record({ number, data: prompt })
  .map(({ number: made, data }) => buildHistoryEntry(made, { data, prompt: data.concept }));
const template = fc
  .record({ number, promptData: prompt })
  .map(({ number: made, promptData }) => buildUserTemplate(made, { promptData }));
const mark = fc
  .record({ templateId: fc.constantFrom('vlog', 'news', 'user-template-1', 'ünïcode'), usageCount: fc.nat() })
  .map(({ templateId, usageCount }) => buildTemplateState(templateId, { usageCount }));

const historyCommands = [
  fc.array(entry, { minLength: 1, maxLength: 20 }).map((entries) =>
    command(`save entries ${entries.map(({ id }) => id).join(' ')}`, async (model, { device }) => {
      for (const one of entries) {
        const droppedIds = addHistory(model, [one]);
        expect(await getValue(device.history.save(one))).toEqual({ droppedIds });
      }
    })
  ),
  number.map((removed) =>
    command(`remove entry and template ${removed}`, async (model, { device }) => {
      const entryId = `prompt-${removed}`;
      const templateId = `user-template-${removed}`;
      await getValue(device.history.remove({ id: entryId }));
      await getValue(device.templates.remove({ id: templateId }));
      model.now = {
        ...model.now,
        history: model.now.history.filter(({ id }) => id !== entryId),
        templates: model.now.templates.filter(({ id }) => id !== templateId)
      };
    })
  ),
  fc.constant(
    command('clear history', async (model, { device }) => {
      await getValue(device.history.clear());
      model.now = { ...model.now, history: [] };
    })
  )
];

const templateCommands = [
  template.map((saved) =>
    command(`save ${saved.id}`, async (model, { device }) => {
      await getValue(device.templates.save(saved));
      addTemplates(model, [saved]);
    })
  ),
  mark.map((saved) =>
    command(`mark ${saved.templateId}`, async (model, { device }) => {
      await getValue(device.templateStates.save(saved));
      addTemplateStates(model, [saved]);
    })
  )
];

const activityCommands = [
  fc.boolean().map((enabled) =>
    command(`save preferences ${enabled}`, async (model, { device }) => {
      const preferences = { ...defaultPreferences, analytics: { enabled, shareUsageData: enabled } };
      await getValue(device.preferences.save(preferences));
      model.now = { ...model.now, preferences };
    })
  ),
  fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }).map((numbers) =>
    command(`notify ${numbers.join(' ')}`, async (model, { device }) => {
      for (const one of numbers) {
        const added = buildNotification(one);
        await getValue(device.notifications.add(added));
        const others = model.now.notifications.filter(({ id }) => id !== added.id);
        model.now = { ...model.now, notifications: [added, ...others].slice(0, 20) };
      }
    })
  ),
  fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }).map((numbers) =>
    command(`read ${numbers.join(' ')}`, async (model, { device }) => {
      const ids = numbers.map((one) => `notification-${one}`);
      await getValue(device.notifications.markRead({ ids }));
      const notifications = model.now.notifications.map((one) =>
        ids.includes(one.id) ? { ...one, read: true } : one
      );
      model.now = { ...model.now, notifications };
    })
  ),
  fc.integer({ min: 0, max: 130 }).map((count) =>
    command(`save ${count} events`, async (model, { device }) => {
      const events = Array.from({ length: count }, (_, index) => buildEvent(index));
      const metrics = { ...emptyUserMetrics, promptsGenerated: count };
      await getValue(device.activity.save({ events, metrics }));
      model.now = { ...model.now, events: events.slice(-100), metrics };
    })
  )
];

const modelCommands = [
  number.map((price) =>
    command(`save models ${price}`, async (model, { device }) => {
      const models = buildModelSettings(price);
      await getValue(device.models.save(models));
      model.now = { ...model.now, models };
    })
  ),
  fc.option(number).map((edited) =>
    command(`save plan ${edited}`, async (model, { device }) => {
      const plan = edited === null ? null : buildSavedPlan(edited);
      await getValue(device.plan.save(plan));
      model.now = { ...model.now, plan };
    })
  )
];

const listingDraftCommands = [
  fc
    .record({ number, isStale: fc.boolean(), data: fc.option(prompt) })
    .map(({ number: made, isStale, data }) =>
      command(`save listing draft ${made}`, async (model, { device }) => {
        const kept = model.now.listingDrafts.find(({ id }) => id === buildListingDraft(made).id);
        const others = model.now.listingDrafts.filter((draft) => draft !== kept);
        const draft = buildListingDraft(made, { data, revision: (kept?.revision ?? 0) + (isStale ? 1 : 0) });
        if (isStale) {
          expect(await getRefusal(device.listingDrafts.save(draft))).toBe('draft_conflict');
          return;
        }
        const revision = draft.revision + 1;
        expect(await getValue(device.listingDrafts.save(draft))).toEqual({ revision });
        model.now = {
          ...model.now,
          listingDrafts: [...others, { ...draft, revision }].toSorted(compareDrafts)
        };
      })
    ),
  number.map((removed) =>
    command(`remove listing draft ${removed}`, async (model, { device }) => {
      const { id } = buildListingDraft(removed);
      await getValue(device.listingDrafts.remove({ id }));
      const listingDrafts = model.now.listingDrafts.filter((draft) => draft.id !== id);
      model.now = { ...model.now, listingDrafts };
    })
  )
];

const transferCommands = [
  fc
    .record({
      history: fc.array(entry, { maxLength: 30 }),
      templates: fc.array(template, { maxLength: 4 }),
      marks: fc.array(mark, { maxLength: 3 })
    })
    .map((pack) =>
      command('import', async (model, { device }) => {
        await getValue(device.storage.import(pack));
        addHistory(model, pack.history);
        addTemplates(model, pack.templates);
        addTemplateStates(model, pack.marks);
      })
    ),
  fc.constant(
    command('export, erase, bring back', async (_, { device }) => {
      const snapshot = await getValue(device.storage.export());
      await getValue(device.storage.replace(null));
      expect(await getValue(device.storage.export())).toEqual(emptyModel().now);
      await getValue(device.storage.replace(snapshot));
      expect(await getValue(device.storage.export())).toEqual(snapshot);
    })
  ),
  fc.constant(
    command('erase', async (model, { device }) => {
      await getValue(device.storage.replace(null));
      model.now = emptyModel().now;
    })
  )
];

const compare = fc.constant(
  command('compare', async (model, { device }) => {
    expect(normalize(await getValue(device.storage.export()))).toEqual(normalize(model.now));
  })
);

const restart = fc.constant(
  command('restart', async (_, real) => {
    if (real.created.reopen !== undefined) real.device = await real.created.reopen();
  })
);

export function deviceCommands({ survivesRestart }: DeviceTraits): fc.Arbitrary<Command>[] {
  return [
    saveDraftCommand,
    ...historyCommands,
    ...templateCommands,
    ...activityCommands,
    ...modelCommands,
    ...listingDraftCommands,
    ...transferCommands,
    compare,
    ...(survivesRestart ? [restart] : [])
  ];
}

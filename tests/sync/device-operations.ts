// The actions of users on whole devices in a simulation: through the commands that the features call, and in the outbox.
import type { Device, DeviceSnapshot } from '#shared/contract/device.ts';
import { addPriceChange, removePriceChange } from '#shared/domain/craft/model/own-prices.ts';
import { toggleFavorite, templateStateOf } from '#shared/domain/craft/template/template-state.ts';
import { diffDocuments } from '#shared/domain/sync/edit-document.ts';
import { entities } from '#shared/domain/sync/entities.ts';
import type { Change, Mutation } from '#shared/domain/sync/mutation.ts';
import { type Random, pickOne, randomInteger } from '#shared/kit/random.ts';
import { buildHistoryEntry, buildListingDraft, buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';

/** The actions of a user on several devices. */
export type Account = {
  readonly userId: string;
  /** Ids of templates, entries and listing drafts. */
  readonly created: Set<string>;
  readonly removed: Set<string>;
  /** Uses of each template, less those that were taken back. */
  readonly uses: Map<string, number>;
};

export type DeviceUser = Account & {
  readonly device: Device;
  readonly name: string;
  readonly random: Random;
  readonly createNumber: () => number;
  /** A snapshot taken earlier. */
  snapshot: DeviceSnapshot | null;
};

/** Those of `library` and `seller` are in tables of the device, and those of `buyer` in its replica. */
export const syncedScopes = ['library', 'buyer', 'seller'] as const;

const listingIds = ['rain', 'fog'];

const words = ['rain', 'neon', 'harbor', 'fog'];
const templateIds = ['vlog', 'news'];

type Act = (user: DeviceUser) => Promise<unknown>;

const createTemplate: Act = async ({ device, random, createNumber, created }) => {
  const number = random() < 0.2 ? 1 : createNumber();
  const template = buildUserTemplate(number, { name: pickOne(random, words) });
  created.add(template.id);
  await getValue(device.templates.save(template));
};

const editTemplate: Act = async ({ device, random }) => {
  const templates = await getValue(device.templates.list());
  if (templates.length === 0) return;
  const template = pickOne(random, templates);
  const [name, concept] = [pickOne(random, words), pickOne(random, words)];
  const changes =
    random() < 0.5 ? { name } : { promptData: { ...template.promptData, concept }, tags: [name] };
  const updatedAt = template.updatedAt + randomInteger(random, 0, 5);
  await getValue(device.templates.save({ ...template, ...changes, updatedAt }));
};

const removeTemplate: Act = async ({ device, random, removed }) => {
  const templates = await getValue(device.templates.list());
  if (templates.length === 0) return;
  const { id } = pickOne(random, templates);
  removed.add(id);
  await getValue(device.templates.remove({ id }));
};

const saveEntry: Act = async ({ device, createNumber, created }) => {
  const entry = buildHistoryEntry(createNumber());
  created.add(entry.id);
  await getValue(device.history.save(entry));
};

const removeEntry: Act = async ({ device, random, removed }) => {
  const entries = await getValue(device.history.list());
  if (entries.length === 0) return;
  const { id } = pickOne(random, entries);
  removed.add(id);
  await getValue(device.history.remove({ id }));
};

const createListing: Act = async ({ device, createNumber, created }) => {
  const draft = buildListingDraft(createNumber(), { revision: 0 });
  created.add(draft.id);
  await getValue(device.listingDrafts.save(draft));
};

const editListing: Act = async ({ device, random }) => {
  const drafts = await getValue(device.listingDrafts.list());
  if (drafts.length === 0) return;
  const draft = pickOne(random, drafts);
  const [title, concept] = [pickOne(random, words), pickOne(random, words)];
  const changes =
    random() < 0.5 || draft.data === null ? { title } : { data: { ...draft.data, concept }, tags: [title] };
  const savedAt = draft.savedAt + randomInteger(random, 0, 5);
  await getValue(device.listingDrafts.save({ ...draft, ...changes, savedAt }));
};

const removeListing: Act = async ({ device, random, removed }) => {
  const drafts = await getValue(device.listingDrafts.list());
  if (drafts.length === 0) return;
  const { id } = pickOne(random, drafts);
  removed.add(id);
  await getValue(device.listingDrafts.remove({ id }));
};

const favor: Act = async ({ device, random }) => {
  const marks = await getValue(device.templateStates.list());
  await getValue(device.templateStates.save(toggleFavorite(marks, pickOne(random, templateIds))));
};

const count: Act = async ({ device, random, uses }) => {
  const templateId = pickOne(random, templateIds);
  const mark = templateStateOf(await getValue(device.templateStates.list()), templateId);
  uses.set(templateId, (uses.get(templateId) ?? 0) + 1);
  const changes = { usageCount: mark.usageCount + 1, lastUsedAt: (mark.lastUsedAt ?? 0) + 1 };
  await getValue(device.templateStates.save({ ...mark, ...changes }));
};

const setPreference: Act = async ({ device, random }) => {
  const preferences = await getValue(device.preferences.load());
  const changes =
    random() < 0.5 ? { autoSave: random() < 0.5 } : { newPromptModel: pickOne(random, ['', 'kling-3']) };
  await getValue(device.preferences.save({ ...preferences, ui: { ...preferences.ui, ...changes } }));
};

const setPrice: Act = async ({ device, random }) => {
  const models = await getValue(device.models.load());
  const clip = { modelId: pickOne(random, ['veo-3.1', 'kling-3']), resolution: null, hasAudio: null };
  const prices =
    random() < 0.3
      ? removePriceChange(models.prices, clip)
      : addPriceChange(models.prices, { ...clip, usdPerSecond: random(), setOn: '2027-01-31' });
  await getValue(device.models.save({ ...models, prices }));
};

type Row = Pick<Mutation, 'entity' | 'rowId' | 'basedOn'>;

const append = ({ device, createNumber }: DeviceUser, row: Row, change: Change) =>
  getValue(device.outbox.append({ ...row, id: `made-${createNumber()}`, change, version: 1, madeAt: 0 }));

/** Writes, changes or removes a review. One of a listing that was not bought is refused. */
const review: Act = async (user) => {
  const { device, random } = user;
  const rowId = pickOne(random, listingIds);
  const rows = (await getValue(device.replica.listRows({ entity: 'reviews' }))) ?? [];
  const found = rows.find(({ id }) => id === rowId);
  const row = { entity: 'reviews', rowId, basedOn: found?.basedOn ?? null };
  const to = { ...found?.value, stars: randomInteger(random, 1, 5), text: pickOne(random, words) };
  if (found === undefined) return append(user, row, { kind: 'create', value: to });
  const edits = diffDocuments(entities.reviews, found.value, to);
  return append(user, row, random() < 0.3 ? { kind: 'delete' } : { kind: 'edit', edits, settled: [] });
};

const vote: Act = async (user) => {
  const rows = (await getValue(user.device.replica.listRows({ entity: 'reviewVotes' }))) ?? [];
  const rowId = pickOne(user.random, ['rev_rain', 'rev_neon']);
  const found = rows.find(({ id }) => id === rowId);
  const row = { entity: 'reviewVotes', rowId, basedOn: found?.basedOn ?? null };
  return append(user, row, found === undefined ? { kind: 'add', value: {} } : { kind: 'remove' });
};

/** Takes a change back that was not sent, or dismisses one that was refused. */
const undo: Act = async ({ device, random, removed, uses }) => {
  const items = (await getValue(device.outbox.list())).filter(
    ({ state }) => state === 'waiting' || state === 'refused'
  );
  if (items.length === 0) return;
  const {
    mutation: { id, rowId, change }
  } = pickOne(random, items);
  await getValue(device.outbox.remove({ id }));
  if (change.kind === 'create') removed.add(rowId);
  if (change.kind === 'count') uses.set(rowId, (uses.get(rowId) ?? 0) - change.by);
};

/** Keeps what stands. */
const settle: Act = async (user) => {
  const [row] = await getValue(user.device.replica.listConflicts());
  if (row === undefined) return;
  const settled = row.conflicts.map(({ path, writtenBy }) => ({ path, writtenBy }));
  await append(
    user,
    { entity: row.entity, rowId: row.id, basedOn: null },
    { kind: 'edit', edits: [], settled }
  );
};

const restart: Act = ({ device, random }) =>
  getValue(device.replica.restart({ scope: pickOne(random, syncedScopes) }));

/** Exports everything, or puts what was exported before in the place of everything. */
const replace: Act = async (user) => {
  const { device, snapshot } = user;
  if (snapshot !== null) await getValue(device.storage.replace(snapshot));
  user.snapshot = snapshot === null ? await getValue(device.storage.export()) : null;
};

const rejoin: Act = async ({ device, userId }) => {
  await getValue(device.replica.leave({ keepsLibrary: true }));
  await getValue(device.replica.join({ userId, scopes: [...syncedScopes] }));
};

const usual = [
  createTemplate,
  editTemplate,
  editTemplate,
  editTemplate,
  removeTemplate,
  saveEntry,
  removeEntry,
  createListing,
  editListing,
  editListing,
  removeListing,
  favor,
  count,
  count,
  setPreference,
  setPrice,
  review,
  review,
  vote,
  undo,
  settle
];

/** One thing that a user does; rarely the device begins anew, where `resets` says so. */
export async function actOnDevice(user: DeviceUser, resets: boolean): Promise<void> {
  const { random } = user;
  if (random() < 0.04) return void (await restart(user));
  const reset = resets && random() < 0.08 ? pickOne(random, [replace, rejoin]) : undefined;
  await (reset ?? pickOne(random, usual))(user);
}

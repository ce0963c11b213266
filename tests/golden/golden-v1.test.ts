// The files of version 1, read as each place in the app reads them today. See README.md beside them.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFile } from '#shared/domain/craft/transfer/read-file.ts';
import { readStoredDraft, readStoredEntry, readStoredPlan } from '#shared/contract/stored-prompts.ts';
import { readRegistry } from '#shared/domain/craft/model/registry/read-registry.ts';
import { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import { Draft } from '#shared/domain/craft/prompt/journal/draft.ts';
import { parsePromptJson } from '#shared/domain/craft/prompt/parse-prompt-json.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt-data.ts';
import { promptFieldNames } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { readPromptData } from '#shared/domain/craft/prompt/read-prompt-data.ts';
import { UserTemplate } from '#shared/domain/craft/template/template.ts';
import { ListingPage } from '#shared/domain/market/listing.ts';
import { OpenedPrompt } from '#shared/domain/trade/purchase.ts';
import { PurchasedPrompt } from '#shared/domain/trade/purchased-prompt.ts';
import { getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

const pathOf = (name: string): string => join(import.meta.dirname, 'v1', name);
const textOf = (name: string): string => readFileSync(pathOf(name), 'utf8');
const jsonOf = (name: string): Record<string, unknown> => JSON.parse(textOf(name)) as Record<string, unknown>;
const prompt = jsonOf('prompt.json');

/** Every value of the version 1 prompt is there, the unknown ones too, and only the version is new. */
function expectWhole(data: PromptData): void {
  const { origin: _origin, ...rest } = data as PromptData & { readonly origin?: unknown };
  expect(rest).toEqual({ ...prompt, schemaVersion: 1 });
}

function readGolden(name: string, text = textOf(name)) {
  const result = readFile({ name, bytes: Buffer.byteLength(text), text });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test('prompt data and its JSON in the editor', () => {
  const read = readPromptData(prompt);
  expect(read).toMatchObject({ ok: true });
  if (read.ok) expectWhole(read.data);
  const parsed = parsePromptJson(textOf('prompt.json'));
  expect(parsed).toMatchObject({ ok: true });
  if (parsed.ok) expectWhole(parsed.value);
});

test('a prompt file', () => {
  const file = readGolden('prompt.vprompt');
  expect(file).toMatchObject({ kind: 'prompt', document: { name: 'The bottle' } });
  if (file.kind === 'prompt') expectWhole(file.document.data);
});

test.each(promptFieldNames)('a prompt file without %s, as an older app would write it', (field) => {
  const { data, ...rest } = jsonOf('prompt.vprompt') as { readonly data: Record<string, unknown> };
  const { [field]: _missing, ...older } = data;
  const file = readGolden('prompt.vprompt', JSON.stringify({ ...rest, data: older }));
  expect(file).toMatchObject({ kind: 'prompt', document: { data: older } });
});

test.each(['pack.vpack', 'backup.vpack'])('%s', (name) => {
  const file = readGolden(name);
  if (file.kind !== 'pack') throw new Error(`read as ${file.kind}`);
  const { history, templates } = jsonOf(name) as {
    readonly history: readonly object[];
    readonly templates: readonly object[];
  };
  expect(file.content.history).toMatchObject(history);
  expect(file.content.templates).toMatchObject(templates);
  expect(history.length + templates.length).toBeGreaterThan(0);
});

describe('what a device stored', () => {
  test.each([
    ['draft.json', Draft, readStoredDraft, (value: Draft) => value.document.data],
    ['clip-plan.json', SavedPlan, readStoredPlan, (value: SavedPlan) => value.document.data]
  ] as const)('%s', (name, schema, read, dataOf) => {
    expectWhole(dataOf(schema.parse(jsonOf(name)) as Draft & SavedPlan));
    expectWhole(dataOf(read(jsonOf(name) as Draft & SavedPlan) as Draft & SavedPlan));
  });

  test('a history entry', () => {
    expectWhole(HistoryEntry.parse(jsonOf('history-entry.json')).data);
    expectWhole(readStoredEntry(jsonOf('history-entry.json') as HistoryEntry).data);
  });

  test('a template and a purchased prompt', () => {
    expectWhole(UserTemplate.parse(jsonOf('template.json')).promptData);
    expectWhole(PurchasedPrompt.parse(jsonOf('bought.json')).prompt.data);
  });

  test('the whole SQLite database', async () => {
    const folder = createTempFolder();
    copyFileSync(pathOf('device.db'), join(folder, 'reelwright.db'));
    const { device, storage } = createSqliteDevice({ folder, now: Date.now });
    const { draft, history, templates } = await getValue(device.storage.export());
    expect(draft).not.toBeNull();
    if (draft !== null) expectWhole(draft.document.data);
    expect(history.length).toBeGreaterThan(0);
    expect(templates.length).toBeGreaterThan(0);
    for (const { data } of history) expect(data.schemaVersion).toBe(1);
    expect((await getValue(device.storage.status())).recovery).toBeNull();
    storage.close();
  });
});

describe('what the server stored and answered', () => {
  test('a sealed text, whose stored form stays as it was published', () => {
    const { data } = jsonOf('sealed-text.json');
    const before = JSON.stringify(data);
    const read = readPromptData(data);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expectWhole(read.data);
    expect(JSON.stringify(data)).toBe(before);
  });

  test('an opened prompt and a listing', () => {
    expectWhole(OpenedPrompt.parse(jsonOf('cloud-opened-prompt.json')).data);
    expect(ListingPage.safeParse(jsonOf('cloud-listing.json'))).toMatchObject({ success: true });
  });
});

test('a list of models, also with a family that came later', () => {
  expect(readRegistry(textOf('registry.json'))).toMatchObject({ ok: true });
  const registry = jsonOf('registry.json') as { readonly models: readonly object[] };
  const [first, ...others] = registry.models;
  const newer = { ...registry, models: [{ ...first, family: 'holodeck' }, ...others] };
  const read = readRegistry(JSON.stringify(newer));
  expect(read).toMatchObject({ ok: true, value: { models: { length: registry.models.length } } });
});

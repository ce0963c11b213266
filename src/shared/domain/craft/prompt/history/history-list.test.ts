import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPromptData } from '../default-prompt.ts';
import { addToHistory, historyLimit, newHistoryEntry, removeFromHistory } from './history-list.ts';
import { HistoryEntry } from './history.ts';

const document = { name: '', data: { ...defaultPromptData, concept: 'A storm at sea' } };
const noon = Date.UTC(2026, 10, 20, 12);
const add = (entries: readonly HistoryEntry[], now: number, name = '') =>
  addToHistory(entries, newHistoryEntry({ document: { ...document, name }, entries, now }));

test('an entry holds the prompt as it is at that instant', () => {
  const entry = newHistoryEntry({ document, entries: [], now: noon + 0.7 });
  expect(HistoryEntry.parse(entry)).toEqual(entry);
  expect(entry).toMatchObject({
    id: `prompt-${noon}`,
    name: 'Prompt 1',
    prompt: 'A storm at sea',
    data: document.data,
    createdAt: noon,
    date: '2026-11-20T12:00:00.000Z'
  });
  expect(entry.generatedPrompt).toContain('A storm at sea.');
  expect(entry.veo3Data).toMatchObject({ scene: { concept: 'A storm at sea' } });
  expect(entry).not.toHaveProperty('analysis');
  expect(newHistoryEntry({ document, entries: [], now: noon, analysis: { score: 8 } }).analysis).toEqual({
    score: 8
  });
});

describe('names', () => {
  test('are the document’s own, or count up without repeating', () => {
    const first = add([], noon).entries;
    const named = add(first, noon + 1, ' Storm ').entries;
    const third = add(named, noon + 2).entries;
    expect(third.map(({ name }) => name)).toEqual(['Prompt 3', 'Storm', 'Prompt 1']);
    const afterRemoval = add(removeFromHistory(third, third[2]?.id ?? ''), noon + 3).entries;
    expect(afterRemoval[0]?.name).toBe('Prompt 4');
  });
});

test('keeps the newest fifty entries and names those it drops', () => {
  let entries: HistoryEntry[] = [];
  for (let count = 1; count <= historyLimit; count += 1) entries = add(entries, noon + count).entries;
  const { entries: kept, droppedIds } = add(entries, noon + 99);
  expect(kept).toHaveLength(50);
  expect(kept[0]?.name).toBe('Prompt 51');
  expect(droppedIds).toEqual([`prompt-${noon + 1}`]);
});

test('ids are unique and newest first whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2000 }), { maxLength: 80 }), (clock) => {
      let entries: HistoryEntry[] = [];
      for (const now of clock) entries = add(entries, now).entries;
      const instants = entries.map(({ createdAt }) => createdAt);
      expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => b - a));
      expect(entries.map(({ id }) => id)).toEqual(instants.map((instant) => `prompt-${instant}`));
      expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    })
  );
});

test('an entry saved again takes the place of the old one', () => {
  const { entries } = add(add([], noon).entries, noon + 1);
  const [, oldest] = entries;
  const renamed = { ...(oldest ?? newHistoryEntry({ document, entries, now: noon })), name: 'Renamed' };
  expect(addToHistory(entries, renamed).entries.map(({ name }) => name)).toEqual(['Renamed', 'Prompt 2']);
});

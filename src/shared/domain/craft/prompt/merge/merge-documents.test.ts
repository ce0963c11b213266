import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptDocument } from '#tests/support/prompt-arbitrary.ts';
import { defaultPromptData } from '../default-prompt.ts';
import type { PromptDocument } from '../prompt.ts';
import { applyMerge, listConflicts, mergeDocuments } from './merge-documents.ts';

const write = (changes: Readonly<Record<string, unknown>> = {}, name = 'Rain'): PromptDocument => ({
  name,
  data: { ...defaultPromptData, ...changes }
});

const base = write({ concept: 'Rain over Lisbon', mood: 'calm', shotTypes: ['wide', 'close-up'] });
const change = (changes: Readonly<Record<string, unknown>>): PromptDocument => ({
  ...base,
  data: { ...base.data, ...changes }
});

describe('a merge of documents', () => {
  test('has the changes of both sides where they are in different fields', () => {
    const merge = mergeDocuments({
      base,
      mine: { ...change({ mood: 'tense' }), name: 'My rain' },
      theirs: change({ concept: 'Rain over Porto' })
    });
    expect(merge.fields.map(({ field, outcome }) => [field, outcome])).toEqual([
      [null, 'mine'],
      ['concept', 'theirs'],
      ['mood', 'mine']
    ]);
    const merged = { name: 'My rain', data: change({ mood: 'tense', concept: 'Rain over Porto' }).data };
    expect(applyMerge(merge)).toEqual(merged);
  });

  test('keeps both texts of a field in conflict, and takes the one that is chosen', () => {
    const merge = mergeDocuments({
      base,
      mine: change({ concept: 'Snow over Lisbon' }),
      theirs: change({ concept: 'Rain over Porto' })
    });
    expect(listConflicts(merge)).toMatchObject([
      { field: 'concept', base: 'Rain over Lisbon', mine: 'Snow over Lisbon', theirs: 'Rain over Porto' }
    ]);
    expect(applyMerge(merge).data.concept).toBe('Snow over Lisbon');
    expect(applyMerge(merge, new Map([['concept', 'theirs']])).data.concept).toBe('Rain over Porto');
  });

  test('combines lists by element and passages by line', () => {
    const text = change({ action: 'She waits.\n\nA tram passes.\n\nShe leaves.' });
    const merged = applyMerge(
      mergeDocuments({
        base: text,
        mine: {
          ...text,
          data: { ...text.data, action: 'He waits.\n\nA tram passes.\n\nShe leaves.', shotTypes: ['wide'] }
        },
        theirs: {
          ...text,
          data: {
            ...text.data,
            action: 'She waits.\n\nA tram passes.\n\nShe runs.',
            shotTypes: ['wide', 'close-up', 'aerial']
          }
        }
      })
    );
    expect(merged.data.action).toBe('He waits.\n\nA tram passes.\n\nShe runs.');
    expect(merged.data.shotTypes).toEqual(['wide', 'aerial']);
  });

  test('keeps the fields of a newer app from either side, and drops those that one side dropped', () => {
    const old = change({ lens: '35 mm', filter: 'ND8' });
    const merged = applyMerge(
      mergeDocuments({
        base: old,
        mine: change({ lens: '35 mm', filter: 'ND8', grip: 'crane', name: 'a key' }),
        theirs: change({ lens: '50 mm', stock: { iso: 800 }, schemaVersion: 9 })
      })
    );
    expect(merged.data).toMatchObject({ lens: '50 mm', grip: 'crane', stock: { iso: 800 }, name: 'a key' });
    expect(merged.data).not.toHaveProperty('filter');
    expect(merged.data.schemaVersion).toBe(9);
    expect(merged.name).toBe('Rain');
  });

  test('keeps a value that this app cannot read beside the value that stands in for it', () => {
    const unread = (value: unknown) => ({ mood: { value, standIn: 'calm' } });
    const merged = applyMerge(
      mergeDocuments({
        base: change({ unreadValues: unread(1) }),
        mine: change({ mood: 'tense' }),
        theirs: change({ unreadValues: unread(1) })
      })
    );
    expect(merged.data).not.toHaveProperty('unreadValues');
    const kept = applyMerge(
      mergeDocuments({ base, mine: base, theirs: change({ unreadValues: unread(2) }) })
    );
    expect(kept.data).toMatchObject({ unreadValues: unread(2) });
  });
});

/** `from` with some of its fields as in another document, as an edit leaves it. */
const edit = (from: PromptDocument) =>
  fc.tuple(anyPromptDocument, fc.integer({ min: 0, max: 4 })).map(([other, each]) => ({
    name: each === 0 ? other.name : from.name,
    data: {
      ...from.data,
      ...Object.fromEntries(Object.entries(other.data).filter((_, index) => index % 5 === each))
    }
  }));

const sides = anyPromptDocument.chain((from) =>
  fc.record({ base: fc.constant(from), mine: edit(from), theirs: edit(from) })
);

describe('any merge of documents', () => {
  test('returns the side that changed when the other equals the base', () => {
    fc.assert(
      fc.property(anyPromptDocument, anyPromptDocument, (from, changed) => {
        const asMine = mergeDocuments({ base: from, mine: changed, theirs: from });
        const asTheirs = mergeDocuments({ base: from, mine: from, theirs: changed });
        expect(applyMerge(asMine)).toEqual(changed);
        expect(applyMerge(asTheirs)).toEqual(changed);
        expect([...listConflicts(asMine), ...listConflicts(asTheirs)]).toEqual([]);
      })
    );
  });

  test('has no conflict where both sides made the same edits', () => {
    fc.assert(
      fc.property(anyPromptDocument, anyPromptDocument, (from, changed) => {
        const merge = mergeDocuments({ base: from, mine: changed, theirs: changed });
        expect(applyMerge(merge)).toEqual(changed);
        expect(listConflicts(merge)).toEqual([]);
      })
    );
  });

  test('finds the same conflicts and the same values whichever side merges, apart from the order of lists', () => {
    const sort = (value: unknown) =>
      Array.isArray(value) ? new Set(value.map((element) => JSON.stringify(element))) : value;
    const mirror = { mine: 'theirs', theirs: 'mine' } as const;
    fc.assert(
      fc.property(sides, ({ base: from, mine, theirs }) => {
        const here = mergeDocuments({ base: from, mine, theirs }).fields;
        const there = new Map(
          mergeDocuments({ base: from, mine: theirs, theirs: mine }).fields.map((field) => [
            field.field,
            field
          ])
        );
        expect(there.size).toBe(here.length);
        for (const { field, outcome, value } of here) {
          const other = there.get(field);
          expect(other?.outcome).toBe(outcome === 'mine' || outcome === 'theirs' ? mirror[outcome] : outcome);
          const inConflict = outcome === 'conflict' ? 'theirs' : 'value';
          expect(sort(other?.[inConflict])).toEqual(sort(value));
        }
      })
    );
  });

  test('takes theirs in every conflict where that is chosen', () => {
    fc.assert(
      fc.property(sides, (any) => {
        const merge = mergeDocuments(any);
        const conflicts = listConflicts(merge);
        const merged = mergeDocuments({
          ...any,
          mine: applyMerge(merge, new Map(conflicts.map(({ field }) => [field, 'theirs'])))
        });
        const taken = new Map(merged.fields.map((field) => [field.field, field.outcome]));
        for (const { field } of conflicts) expect(taken.get(field)).toBe('same');
      })
    );
  });
});

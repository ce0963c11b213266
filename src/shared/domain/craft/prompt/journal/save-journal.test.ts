import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPromptData } from '../default-prompt.ts';
import {
  applyJournalSave,
  emptyJournal,
  type Journal,
  journalToSave,
  recordStep,
  redo,
  stepLimit,
  undo
} from './journal.ts';
import { rebaseJournal } from './rebase-journal.ts';

const start = emptyJournal({ name: '', data: defaultPromptData });
let clock = 0;

function edit(journal: Journal, values: object, typing: string | null = null, pause = 1000): Journal {
  clock += pause;
  const data = { ...journal.document.data, ...values };
  return recordStep(journal, { ...journal.document, data }, { label: 'Edit', at: clock, typing });
}

const back = (journal: Journal): Journal => undo(journal)?.journal ?? journal;
const forth = (journal: Journal): Journal => redo(journal)?.journal ?? journal;

describe('a save', () => {
  const saved = edit(edit(start, { concept: 'a' }), { mood: 'calm' });

  test('of nothing new sends no steps', () => {
    expect(journalToSave(saved, saved)).toEqual({ fromSeq: 3, steps: [], keepFrom: 1 });
    expect(journalToSave(saved, back(saved))).toEqual({ fromSeq: 3, steps: [], keepFrom: 1 });
  });

  test('of one step more sends that step', () => {
    const current = edit(saved, { action: 'runs' });
    expect(journalToSave(saved, current)).toEqual({ fromSeq: 3, steps: current.steps.slice(2), keepFrom: 1 });
  });

  test('of typing that went on sends the last step anew', () => {
    const typing = edit(start, { concept: 'a' }, 'concept');
    const current = edit(typing, { concept: 'ab' }, 'concept', 100);
    expect(journalToSave(typing, current)).toEqual({ fromSeq: 1, steps: current.steps, keepFrom: 1 });
  });

  test('after a step was undone and another taken replaces the one undone', () => {
    const current = edit(back(saved), { mood: 'tense' });
    expect(journalToSave(saved, current)).toEqual({ fromSeq: 2, steps: current.steps.slice(1), keepFrom: 1 });
  });

  test('of a fresh journal forgets every stored step', () => {
    expect(applyJournalSave(saved.steps, journalToSave(saved, start))).toEqual([]);
  });
});

const moves = fc.array(fc.constantFrom('edit', 'type', 'back', 'forth', 'save', 'many'), { maxLength: 40 });

test('whatever happens between saves, the device ends up with the very same steps', () => {
  fc.assert(
    fc.property(moves, (sequence) => {
      let journal = start;
      let saved: Journal = start;
      let stored: Journal['steps'] = [];
      for (const [index, move] of [...sequence, 'save'].entries()) {
        if (move === 'edit') journal = edit(journal, { concept: `take ${index}` });
        if (move === 'type') journal = edit(journal, { action: `take ${index}` }, 'action', 100);
        if (move === 'back') journal = back(journal);
        if (move === 'forth') journal = forth(journal);
        if (move === 'many') {
          for (let more = 0; more < stepLimit / 2 + 20; more += 1)
            journal = edit(journal, { duration: more });
        }
        if (move !== 'save') continue;
        stored = applyJournalSave(stored, journalToSave(saved, journal));
        saved = journal;
        expect(stored).toEqual(journal.steps);
      }
    }),
    { numRuns: 100 }
  );
});

describe('two windows on one draft', () => {
  const saved = edit(edit(start, { concept: 'a storm', lens: '35mm' }), { mood: 'calm' });
  const theirs = edit(edit(saved, { mood: 'tense', setting: 'at sea' }), { filter: 'ND4' });

  test('keep what each of them wrote, mine where both did', () => {
    const mine = edit(edit(saved, { mood: 'eerie' }), { action: 'breaks', lens: '50mm' });
    const rebased = rebaseJournal(mine, saved, theirs);
    expect(rebased.document.data).toMatchObject({
      concept: 'a storm',
      mood: 'eerie',
      setting: 'at sea',
      action: 'breaks',
      filter: 'ND4',
      lens: '50mm'
    });
    expect(rebased.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(back(back(rebased)).document).toEqual(theirs.document);
  });

  test('keep typing that went on in a step already saved', () => {
    const half = edit(start, { concept: 'a sto' }, 'concept');
    const mine = edit(half, { concept: 'a storm' }, 'concept', 100);
    const other = edit(half, { mood: 'tense' });
    const rebased = rebaseJournal(mine, half, other);
    expect(rebased.document.data).toMatchObject({ concept: 'a storm', mood: 'tense' });
  });

  test('keep my undo of a saved step, and what I did after it', () => {
    const undone = rebaseJournal(back(saved), saved, edit(saved, { setting: 'at sea' }));
    expect(undone.document.data).toMatchObject({ concept: 'a storm', mood: 'uplifting', setting: 'at sea' });
    expect(undone.steps.at(-1)?.label).toBe('Undo Edit');
    const mine = edit(back(back(saved)), { action: 'breaks' });
    const again = rebaseJournal(mine, saved, theirs).document.data;
    expect(again).toMatchObject({
      concept: '',
      mood: 'uplifting',
      action: 'breaks',
      setting: 'at sea',
      filter: 'ND4'
    });
    expect(again).not.toHaveProperty('lens');
  });

  test('take theirs as it is when I changed nothing', () => {
    expect(rebaseJournal(saved, saved, theirs)).toBe(theirs);
  });

  test('never lose a field that only one of them changed', () => {
    const values = fc.dictionary(fc.constantFrom('concept', 'mood', 'x', 'y'), fc.constantFrom('1', '2'));
    fc.assert(
      fc.property(values, values, (mineValues, theirValues) => {
        const mine = edit(saved, mineValues);
        const expected = { ...saved.document.data, ...theirValues, ...mine.document.data };
        for (const [key, value] of Object.entries(theirValues)) {
          if (
            JSON.stringify(Reflect.get(mine.document.data, key)) ===
            JSON.stringify(Reflect.get(saved.document.data, key))
          ) {
            Reflect.set(expected, key, value);
          }
        }
        expect(rebaseJournal(mine, saved, edit(saved, theirValues)).document.data).toEqual(expected);
      })
    );
  });
});

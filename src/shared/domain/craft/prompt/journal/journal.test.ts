import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptDocument } from '#tests/support/prompt-arbitrary.ts';
import { defaultPromptData } from '../default-prompt.ts';
import { emptyJournal, type Journal, recordStep, redo, stepLimit, undo } from './journal.ts';
import { formatPromptJson } from '../prompt-json.ts';
import type { PromptDocument } from '../prompt.ts';

const blank: PromptDocument = { name: '', data: defaultPromptData };
const bytesOf = ({ name, data }: PromptDocument) => `${name}\n${formatPromptJson(data)}`;
const withConcept = (concept: string, document = blank) => ({
  ...document,
  data: { ...document.data, concept }
});

const typed = (journal: Journal, concept: string, at: number) =>
  recordStep(journal, withConcept(concept, journal.document), {
    label: 'Edit concept',
    at,
    typing: 'concept'
  });

const conceptsBack = (journal: Journal): string[] => {
  const back = undo(journal);
  return [journal.document.data.concept, ...(back ? conceptsBack(back.journal) : [])];
};

describe('typing', () => {
  test('joins into one step while the pauses are short', () => {
    const journal = typed(typed(typed(emptyJournal(blank), 'a', 0), 'ab', 500), 'abc', 1000);
    expect(conceptsBack(journal)).toEqual(['abc', '']);
    expect(journal.steps).toEqual([
      {
        seq: 1,
        label: 'Edit concept',
        at: 1000,
        typing: 'concept',
        before: { fields: { concept: '' } },
        after: { fields: { concept: 'abc' } }
      }
    ]);
  });

  test('starts a new step after a pause, in another field, and after an undo', () => {
    const first = typed(emptyJournal(blank), 'a', 0);
    expect(conceptsBack(typed(first, 'ab', 501))).toEqual(['ab', 'a', '']);
    const elsewhere = { ...first.document, data: { ...first.document.data, mood: 'calm' } };
    const other = recordStep(first, elsewhere, { label: 'Edit mood', at: 1, typing: 'mood' });
    expect(other.steps).toHaveLength(2);
    const back = undo(typed(first, 'ab', 501))?.journal ?? first;
    expect(conceptsBack(typed(back, 'ax', 502))).toEqual(['ax', 'a', '']);
  });

  test('leaves no step where a letter was typed and taken back', () => {
    expect(typed(typed(emptyJournal(blank), 'a', 0), '', 100)).toEqual(emptyJournal(blank));
  });
});

test('nothing changed leaves the very same journal', () => {
  const journal = typed(emptyJournal(blank), 'a', 0);
  expect(typed(journal, 'a', 9000)).toBe(journal);
});

test('undo and redo say what they did, and stop at the ends', () => {
  const journal = typed(emptyJournal(blank), 'a', 0);
  const back = undo(journal);
  expect(back?.label).toBe('Edit concept');
  expect(back && undo(back.journal)).toBeUndefined();
  expect(back && redo(back.journal)).toEqual({ journal, label: 'Edit concept' });
  expect(redo(journal)).toBeUndefined();
});

test('keeps the newest two hundred steps', () => {
  let journal = emptyJournal(blank);
  for (let at = 1; at <= stepLimit + 5; at += 1) journal = typed(journal, `take ${at}`, at * 1000);
  expect(journal.steps).toHaveLength(stepLimit);
  expect(journal.cursor).toBe(stepLimit + 5);
  expect(conceptsBack(journal).at(-1)).toBe('take 5');
});

test('undo puts back the order of keys this version does not know', () => {
  const before = { name: '', data: { ...defaultPromptData, lens: 1, zoom: 2 } };
  const after = { name: '', data: { ...defaultPromptData, zoom: 2, lens: 1 } };
  const journal = recordStep(emptyJournal(before), after, { label: 'Edit JSON', at: 0, typing: null });
  expect(bytesOf(journal.document)).toBe(bytesOf(after));
  expect(bytesOf(undo(journal)?.journal.document ?? after)).toBe(bytesOf(before));
});

type Action =
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'edit'; readonly document: PromptDocument }
  | { readonly kind: 'type'; readonly text: string; readonly pause: number };

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('undo' as const) }),
    fc.record({ kind: fc.constant('redo' as const) }),
    fc.record({ kind: fc.constant('edit' as const), document: anyPromptDocument }),
    fc.record({
      kind: fc.constant('type' as const),
      text: fc.constantFrom('', 'a', 'ab', 'abc'),
      pause: fc.constantFrom(10, 600)
    })
  ),
  { maxLength: 30 }
);

/** The slow way: every state in a list, and the place where we stand in it. */
type Snapshots = { states: string[]; at: number; typedAt: number | null };

function keepSnapshot(model: Snapshots, state: string, typedAt: number | null): void {
  if (model.states[model.at] === state) return;
  const isContinued =
    typedAt !== null &&
    model.typedAt !== null &&
    typedAt - model.typedAt < 500 &&
    model.at > 0 &&
    model.at === model.states.length - 1;
  const kept = model.states.slice(0, isContinued ? model.at : model.at + 1);
  model.states = kept.at(-1) === state && isContinued ? kept : [...kept, state];
  model.at = model.states.length - 1;
  model.typedAt = model.states.length === kept.length ? null : typedAt;
}

test('any sequence of edits, undo and redo is a walk through a list of snapshots', () => {
  fc.assert(
    fc.property(actions, (sequence) => {
      let journal = emptyJournal(blank);
      const model: Snapshots = { states: [bytesOf(blank)], at: 0, typedAt: null };
      let now = 0;
      for (const action of sequence) {
        if (action.kind === 'undo' || action.kind === 'redo') {
          const walk = action.kind === 'undo' ? undo : redo;
          journal = walk(journal)?.journal ?? journal;
          model.at = Math.max(
            0,
            Math.min(model.states.length - 1, model.at + (action.kind === 'undo' ? -1 : 1))
          );
          model.typedAt = null;
          now += 1000;
        } else if (action.kind === 'edit') {
          journal = recordStep(journal, action.document, { label: 'Edit JSON', at: now, typing: null });
          keepSnapshot(model, bytesOf(action.document), null);
        } else {
          now += action.pause;
          journal = typed(journal, action.text, now);
          keepSnapshot(model, bytesOf(withConcept(action.text, journal.document)), now);
        }
        expect(bytesOf(journal.document)).toBe(model.states[model.at]);
        expect(journal.steps.map(({ seq }) => seq)).toEqual(journal.steps.map((_, index) => index + 1));
      }
      const walked = conceptsBack(journal).length;
      expect(walked).toBe(model.at + 1);
    }),
    { numRuns: 120 }
  );
});

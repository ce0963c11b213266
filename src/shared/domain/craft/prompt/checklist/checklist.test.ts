import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearTextFields, defaultPromptData } from '../default-prompt.ts';
import { groupProgress, isFilled } from '../group-progress.ts';
import { defaultChecklistState, readChecklistState, shotChecklist, toggleDismissed } from './checklist.ts';

const doneIn = (values: object) =>
  shotChecklist({ ...clearTextFields(defaultPromptData), ...values })
    .filter((item) => item.isDone)
    .map((item) => item.id);

describe('the checklist', () => {
  test('has eight items, each pointing at its fields', () => {
    const items = shotChecklist(defaultPromptData);
    expect(items.map(({ id }) => id)).toEqual([
      'idea',
      'subject',
      'action',
      'place',
      'camera',
      'look',
      'sound',
      'output'
    ]);
    expect(items.every(({ fields }) => fields.length > 0)).toBe(true);
  });

  test.each([
    [{}, []],
    [{ concept: ' ', shotTypes: ['', ' '], cameraMovement: 'static' }, []],
    [
      { concept: 'a storm', mainSubject: 'a boat', action: 'sinks', setting: 'at sea' },
      ['idea', 'subject', 'action', 'place']
    ],
    [{ shotTypes: ['close-up'], cameraMovement: 'static' }, ['camera']],
    [{ cinematicStyle: 'noir', mood: 'dark' }, []],
    [{ musicStyle: 'no-music' }, ['sound']],
    [{ resolution: '4K', aspectRatio: '1:1', model: 'veo-3' }, ['output']]
  ])('%j ticks %j', (values, done) => {
    expect(doneIn(values)).toEqual(done);
  });

  test('of the default prompt has camera, look and output done', () => {
    expect(doneIn(defaultPromptData)).toEqual(['camera', 'look', 'output']);
  });
});

test('progress counts the filled fields of every group', () => {
  expect(groupProgress(defaultPromptData)).toEqual({
    story: { filled: 0, total: 4 },
    camera: { filled: 3, total: 3 },
    look: { filled: 3, total: 4 },
    dialogue: { filled: 3, total: 4 },
    sound: { filled: 0, total: 4 },
    output: { filled: 6, total: 7 }
  });
  expect([' ', [], [' '], Number.NaN, false, 0, ['x']].map(isFilled)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true
  ]);
});

describe('the remembered state', () => {
  test('dismisses an item and brings it back', () => {
    const dismissed = toggleDismissed(defaultChecklistState, 'sound');
    expect(dismissed.dismissed).toEqual(['sound']);
    expect(toggleDismissed(dismissed, 'sound')).toEqual(defaultChecklistState);
  });

  test('comes back as it was written', () => {
    const state = { isOpen: false, dismissed: ['sound', 'idea'] };
    expect(readChecklistState(JSON.stringify(state))).toEqual(state);
  });

  test('falls back to the default where the text is missing or damaged', () => {
    const texts = [null, '', 'null', '7', '[]', '{"isOpen":"yes","dismissed":"all"}', '{"isOpen":tr'];
    expect(texts.map(readChecklistState)).toEqual(texts.map(() => defaultChecklistState));
    expect(readChecklistState('{"dismissed":[1,"sound",null,"sound"]}').dismissed).toEqual(['sound']);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readChecklistState(text)));
  });
});

import { expect, test } from 'vitest';
import { describeChanges, showDocumentField } from './describe-changes.ts';
import { defaultPromptData } from '../default-prompt.ts';

const document = (name: string, values: object) => ({ name, data: { ...defaultPromptData, ...values } });

test('lists the name, the fields in the order of the form, and unknown keys', () => {
  const before = document('', { lens: '35mm', grain: { size: 1 }, concept: 'a fox' });
  const after = document('Foxes', {
    lens: '35mm',
    filter: true,
    concept: '',
    shotTypes: ['close-up', 'wide-shot'],
    subtitles: true,
    duration: 45
  });
  expect(describeChanges(before, after)).toEqual([
    { field: 'name', label: 'Name', before: '', after: 'Foxes' },
    { field: 'concept', label: 'Concept', before: 'a fox', after: '' },
    { field: 'shotTypes', label: 'Shot types', before: 'Medium shot', after: 'Close-up, Wide shot' },
    { field: 'subtitles', label: 'Subtitles', before: 'Off', after: 'On' },
    { field: 'duration', label: 'Duration', before: '10 s', after: '45 s' },
    { field: 'grain', label: 'grain', before: '{"size":1}', after: '' },
    { field: 'filter', label: 'filter', before: '', after: 'true' }
  ]);
});

test('says nothing where nothing changed', () => {
  expect(describeChanges(document('a', { lens: [1] }), document('a', { lens: [1] }))).toEqual([]);
});

test('shows the name, a field as the form has it, and an unknown key as JSON', () => {
  const shown = document('Foxes', {
    shotTypes: ['close-up'],
    duration: 45,
    grain: { size: 1 },
    note: 'dusk'
  });
  const fields = [null, 'shotTypes', 'duration', 'grain', 'note', 'missing'];
  expect(fields.map((field) => showDocumentField(shown, field))).toEqual([
    'Foxes',
    'Close-up',
    '45 s',
    '{"size":1}',
    'dusk',
    ''
  ]);
});

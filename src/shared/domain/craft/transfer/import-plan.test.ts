import { expect, test } from 'vitest';
import { defaultPromptData } from '../prompt/default-prompt.ts';
import type { UserTemplate } from '../template/template.ts';
import { changesNothing, planImport } from './import-plan.ts';
import type { PackContent } from './pack-file.ts';

const template = (id: string, name = id): UserTemplate => ({
  id,
  name,
  category: 'General',
  description: '',
  promptData: defaultPromptData,
  tags: [],
  createdAt: 1,
  updatedAt: 1
});
const pack = (templates: UserTemplate[]): PackContent => ({ history: [], templates, marks: [] });

test('says what is new, replaced and the same', () => {
  const plan = planImport(
    pack([template('user-template-1'), template('user-template-2')]),
    pack([template('user-template-1'), template('user-template-2', 'Renamed'), template('user-template-3')])
  );
  expect(plan.templates).toEqual({ added: 1, replaced: 1, unchanged: 1 });
  expect(changesNothing(plan)).toBe(false);
});

test('knows when a pack brings nothing', () => {
  const same = pack([template('user-template-1')]);
  expect(changesNothing(planImport(same, same))).toBe(true);
});

test('a file whose keys stand in another order brings nothing', () => {
  const reversed = Object.fromEntries(Object.entries(template('user-template-1')).toReversed());
  const incoming = pack([reversed as UserTemplate]);
  expect(changesNothing(planImport(pack([template('user-template-1')]), incoming))).toBe(true);
});

test('counts what history will not be able to keep', () => {
  const entries = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `prompt-${from + index}`,
      name: '',
      prompt: '',
      data: defaultPromptData,
      veo3Data: {},
      generatedPrompt: '',
      createdAt: from + index,
      date: ''
    }));
  const with40 = { ...pack([]), history: entries(1, 40) };
  expect(planImport(with40, { ...pack([]), history: entries(41, 10) }).droppedFromHistory).toBe(0);
  expect(planImport(with40, { ...pack([]), history: entries(31, 25) }).droppedFromHistory).toBe(5);
});

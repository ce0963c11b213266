import { describe, expect, test } from 'vitest';
import { boxers, keeper } from '#tests/support/compile-golden.ts';
import type { Model } from '../../model/model.ts';
import { builtInRegistry, findModel } from '../../model/registry/registry.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { compilePrompt } from '../compile.ts';
import { listPrefixes } from './shorten-to-limit.ts';

const limited = (id: string, max: number): Model => {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  const value = { max, unit: 'characters' } as const;
  return { ...model, promptLimit: { value, source: 'test', checkedOn: '2026-11-20', confidence: 'A' } };
};

function compile(data: PromptData, model: Model) {
  const { text, losses } = compilePrompt({ name: '', data }, model, builtInRegistry);
  const cuts = losses.filter(({ why }) => /^(Left out|Shortened)/.test(String(why)));
  return { text, cuts: cuts.map(({ field, kind }) => `${field} ${kind}`), why: String(cuts[0]?.why) };
}

describe('a prompt that is too long', () => {
  test('gives up the additions first, then effects and mood, and says so', () => {
    const additionalParams =
      'Keep the horizon level. Leave room for a title at the top. End on the open sea.';
    const { text, cuts, why } = compile({ ...keeper, additionalParams }, limited('veo-3.1', 470));
    expect(text).not.toContain('horizon');
    expect(text).toContain('Cinematic realism style, blue hour color grading, and a tender mood.');
    expect(cuts).toEqual(['visualEffects dropped', 'additionalParams dropped']);
    expect(why).toBe('Left out: Veo 3.1 takes no more than 470 characters.');
  });

  test('keeps the sentences of a field that still fit', () => {
    const additionalParams =
      'Keep the horizon level. Leave room for a title at the top. End on the open sea.';
    const { text, cuts } = compile({ ...keeper, additionalParams }, limited('veo-3.1', 560));
    expect(text.endsWith('Keep the horizon level. Leave room for a title at the top.')).toBe(true);
    expect(cuts).toEqual(['additionalParams softened']);
  });

  test('keeps who is seen and what happens to the last, and cuts them after a word', () => {
    const { text, cuts } = compile(keeper, limited('veo-3.1', 60));
    expect(text).toBe('An old man in yellow oilskins kneels and pulls the cork.');
    expect(cuts).toContain('action softened');
    expect(cuts).toContain('dialogue dropped');
  });

  test('is not told at all where nothing of it fits, and every field says so', () => {
    const { text, cuts } = compile(keeper, limited('veo-3.1', 1));
    expect(text).toBe('');
    expect(cuts).toContain('mainSubject dropped');
  });

  test('in a list of shots is cut shot by shot', () => {
    const action = 'they circle each other slowly under the lamp. '.repeat(30);
    const { text, cuts, why } = compile({ ...boxers, action }, limited('kling-3', 2500));
    expect(text.split('\n').map((line) => line.slice(0, 13))).toEqual([
      'Shot 1 (4 s):',
      'Shot 2 (3 s):',
      'Shot 3 (3 s):'
    ]);
    expect(text.match(/close-up|wide shot|over-the-shoulder/g)).toHaveLength(3);
    expect(cuts).toEqual([
      'action softened',
      'transitions dropped',
      'colorGrading dropped',
      'mood dropped',
      'ambientSounds dropped',
      'additionalParams dropped'
    ]);
    expect(why).toBe('Shortened: Kling 3 takes no more than 512 characters in a shot.');
  });
});

test('more shots than the model takes are left out with a reason', () => {
  const shotTypes = ['wide', 'long', 'medium', 'close', 'macro', 'aerial', 'final'].map(
    (name) => `${name} view`
  );
  const { cuts, why } = compile({ ...boxers, shotTypes }, limited('kling-3', 5000));
  expect(cuts).toEqual(['shotTypes softened']);
  expect(why).toBe('Shortened: Kling 3 has room for fewer shots in this clip.');
});

describe('a text may be cut', () => {
  test('after a sentence, also where its script has no spaces', () => {
    expect(listPrefixes('One. Two! "Three?" Four', false, false)).toEqual([
      'One.',
      'One. Two!',
      'One. Two! "Three?"'
    ]);
    expect(listPrefixes('雪が降る。犬が走る。', false, false)).toEqual(['雪が降る。']);
    expect(listPrefixes('3.5 mm film', false, false)).toEqual([]);
  });

  test('after a word of its first sentence where it must, without the comma', () => {
    expect(listPrefixes('a man, a plan', false, true)).toEqual(['a', 'a man', 'a man, a']);
    expect(listPrefixes('unbreakable', false, true)).toEqual([]);
    expect(listPrefixes('雪山', false, true)).toEqual(['雪']);
  });

  test('between the lines of a conversation, and never inside quotes', () => {
    expect(listPrefixes('Ann: Hi. You?\nBob: Yes.', true, true)).toEqual(['Ann: Hi.', 'Ann: Hi. You?']);
    expect(listPrefixes('She says, "Go. Now."\nHe stays.', true, true)).toEqual(['She says, "Go. Now."']);
  });

  test('after an item of a list', () => {
    expect(listPrefixes(['a', 'b', 'c'], false, true)).toEqual([['a'], ['a', 'b']]);
    expect(listPrefixes(true, false, true)).toEqual([]);
  });
});

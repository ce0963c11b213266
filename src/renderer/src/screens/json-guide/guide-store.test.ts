import { expect, test } from 'vitest';
import { type GuideContent, isGuideContent } from './guide-storage.ts';
import { createGuideStore } from './guide-store.ts';
import { workedExample } from './worked-example.ts';

function openGuide(kept: GuideContent | null = null) {
  const written: GuideContent[] = [];
  let time = 0;
  const store = createGuideStore({
    memory: { read: () => kept, write: (content) => void written.push(content) },
    now: () => (time += 1000)
  });
  return { store, guide: store.getState, written };
}

test('begins with the worked example and keeps every change', () => {
  const { guide, written } = openGuide();
  expect(guide().document).toEqual(workedExample);
  guide().editField('mood', 'tense');
  guide().setJsonText('{');
  expect(written.at(-1)).toEqual({ data: { ...workedExample.data, mood: 'tense' }, jsonText: '{' });
});

test('undoes and redoes what either side changed', () => {
  const { guide } = openGuide();
  guide().editField('mood', 'tense');
  guide().takeData({ ...guide().document.data, duration: 6 });
  guide().undo();
  expect(guide().document.data).toMatchObject({ mood: 'tense', duration: 8 });
  guide().undo();
  expect(guide().document).toEqual(workedExample);
  expect(guide().canUndo).toBe(false);
  guide().redo();
  guide().redo();
  expect(guide().document.data).toMatchObject({ mood: 'tense', duration: 6 });
  expect(guide().canRedo).toBe(false);
});

test('takes JSON that says the same as no step', () => {
  const { guide } = openGuide();
  guide().takeData({ ...workedExample.data });
  expect(guide().canUndo).toBe(false);
});

test('starting over gives up unfinished JSON and can be undone', () => {
  const { guide } = openGuide();
  guide().editField('concept', 'Mine');
  guide().setJsonText('{"concept": ');
  guide().startOver();
  expect(guide().document).toEqual(workedExample);
  expect(guide().jsonText).toBeNull();
  guide().undo();
  expect(guide().document.data.concept).toBe('Mine');
});

test('unfinished JSON stays while the fields change, and the fields while it is typed', () => {
  const { guide } = openGuide();
  guide().setJsonText('{"concept": ');
  expect(guide().document).toEqual(workedExample);
  guide().editField('mood', 'tense');
  expect(guide().jsonText).toBe('{"concept": ');
});

test('shows at the next visit what was typed at the last, unknown keys included', () => {
  const data = { ...workedExample.data, concept: 'Kept', lens: '35 mm' };
  const { guide } = openGuide({ data, jsonText: '{' });
  guide().recall();
  expect(guide().document.data).toEqual(data);
  expect(guide().jsonText).toBe('{');
  expect(guide().canUndo).toBe(false);
});

test('only a whole prompt counts as kept', () => {
  const { concept: _, ...incomplete } = workedExample.data;
  const whole = { data: workedExample.data, jsonText: null };
  expect(isGuideContent(JSON.parse(JSON.stringify(whole)))).toBe(true);
  for (const wrong of [
    null,
    [],
    {},
    { data: workedExample.data },
    { data: incomplete, jsonText: null },
    { data: { ...workedExample.data, shotTypes: 'wide' }, jsonText: null },
    { data: { ...workedExample.data, duration: '8' }, jsonText: null },
    { data: { ...workedExample.data, subtitles: 'no' }, jsonText: null },
    { data: workedExample.data, jsonText: 1 }
  ]) {
    expect(isGuideContent(wrong)).toBe(false);
  }
});

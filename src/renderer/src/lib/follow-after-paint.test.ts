import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followAfterPaint } from './follow-after-paint.ts';

function setUp() {
  const waiting: (() => void)[] = [];
  const store = createStore<{ text: string }>()(() => ({ text: '' }));
  const later = followAfterPaint(store, (work) => waiting.push(work));
  const heard: string[] = [];
  const listen = () => later.subscribe(({ text }, before) => heard.push(`${before.text} > ${text}`));
  const paint = () => {
    for (const work of waiting.splice(0)) work();
  };
  return { store, later, heard, listen, paint };
}

test('takes several changes over as one, after the frame that shows them', () => {
  const { store, later, heard, listen, paint } = setUp();
  listen();
  store.setState({ text: 'a' });
  store.setState({ text: 'ab' });
  expect([later.getState().text, heard]).toEqual(['', []]);
  paint();
  expect([later.getState().text, heard]).toEqual(['ab', [' > ab']]);
});

test('whoever comes back after a while hears what was missed', () => {
  const { store, later, heard, listen, paint } = setUp();
  const stop = listen();
  stop();
  store.setState({ text: 'missed' });
  paint();
  expect([later.getState().text, heard]).toEqual(['', []]);
  listen();
  paint();
  expect([later.getState().text, heard]).toEqual(['missed', [' > missed']]);
});

import { expect, test } from 'vitest';
import { createProgressBar, updateWork } from './progress-bar.ts';

function open(platform: NodeJS.Platform = 'win32') {
  const drawn: number[] = [];
  const bar = createProgressBar(() => [{ setProgressBar: (value) => void drawn.push(value) }], platform);
  return { bar, drawn };
}

test('work is shown until it is over', () => {
  const { bar, drawn } = open();
  bar.show('page', 0.25);
  bar.show('page', 0.25);
  bar.show('page', undefined);
  expect(drawn).toEqual([0.25, -1]);
});

test('all work is one bar, and unknown while a part of it is', () => {
  const { bar, drawn } = open();
  bar.show(updateWork, 0.5);
  bar.show('page', 0);
  bar.show('page', null);
  bar.show('page', undefined);
  expect(drawn).toEqual([0.5, 0.25, 2, 0.5]);
});

test('Linux, which cannot show the unknown, shows what is known', () => {
  const { bar, drawn } = open('linux');
  bar.show('page', null);
  bar.show(updateWork, 0.5);
  bar.show(updateWork, undefined);
  expect(drawn).toEqual([0.5, -1]);
});

test('the work of a page ends with the page, that of the app does not', () => {
  const { bar, drawn } = open();
  bar.show('page', 0.1);
  bar.show(updateWork, 0.5);
  bar.forgetPages();
  expect(drawn).toEqual([0.1, 0.3, 0.5]);
});

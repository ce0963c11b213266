import { expect, test } from 'vitest';
import { findNews } from './notice-news.ts';

const notice = (id: string, read = false) => ({
  id,
  type: 'info' as const,
  topic: 'purchases' as const,
  title: id,
  message: '',
  timestamp: 0,
  read,
  path: '/purchases'
});
const find = (listed: readonly ReturnType<typeof notice>[], told: string) => {
  const found = findNews(listed, told);
  return { ids: found.news.map(({ id }) => id), told: found.told };
};

test('of the first list nothing is news, and afterwards what is newer and unread', () => {
  const first = [notice('ntc_2'), notice('ntc_1')];
  expect(find(first, '')).toEqual({ ids: [], told: 'ntc_2' });
  expect(find([notice('ntc_4', true), notice('ntc_3'), ...first], 'ntc_2')).toEqual({
    ids: ['ntc_3'],
    told: 'ntc_4'
  });
});

test('nothing is news twice, also where a newer one went', () => {
  expect(find([notice('ntc_3')], 'ntc_4')).toEqual({ ids: [], told: 'ntc_4' });
  expect(find([], 'ntc_4')).toEqual({ ids: [], told: 'ntc_4' });
});

test('three at once, the newest, in the order in which they came', () => {
  const listed = ['ntc_6', 'ntc_5', 'ntc_4', 'ntc_3'].map((id) => notice(id));
  expect(find(listed, 'ntc_1').ids).toEqual(['ntc_4', 'ntc_5', 'ntc_6']);
});

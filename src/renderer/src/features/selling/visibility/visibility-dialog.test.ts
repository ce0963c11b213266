import { expect, test } from 'vitest';
import { readSearchText } from './visibility-dialog.tsx';

test('words are searched for by relevance, and nothing by trend', () => {
  expect(readSearchText(' rain  ')).toMatchObject({ search: 'rain', sort: 'relevance', kind: [] });
  expect(readSearchText('')).toMatchObject({ search: '', sort: 'trending' });
});

test('a link of the marketplace is read with its filters and its order', () => {
  const view = { search: 'rain', sort: 'price-low', category: ['Nature'] };
  expect(
    readSearchText('https://example.com/marketplace?q=rain&sort=price-low&category=Nature')
  ).toMatchObject(view);
  expect(readSearchText('reelwright://marketplace?q=rain&sort=price-low&category=Nature')).toMatchObject(
    view
  );
});

import { expect, test } from 'vitest';
import { readMessage } from './messages.ts';

test('a message is shown with its sender', () => {
  const message = { name: 'Ada', email: 'ada@example.com', topic: 'rights', message: 'The clip isn’t mine.' };
  expect(readMessage({ kind: 'create', value: { message } })).toEqual({ message });
});

test('a proposed video is shown with its title, address and note', () => {
  const entry = { title: 'Rain', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', note: 'Shot at dusk' };
  expect(readMessage({ kind: 'create', value: { entry: { ...entry, creator: 'Ada' } } })).toEqual({ entry });
});

test('what an older or newer app left out is empty', () => {
  const nothing = { title: '', videoUrl: '', note: '' };
  expect(readMessage({ kind: 'create', value: { entry: null } })).toEqual({ entry: nothing });
  expect(readMessage({ kind: 'delete' })).toEqual({ entry: nothing });
  expect(readMessage({ kind: 'create', value: { message: {} } })).toEqual({
    message: { name: '', email: '', topic: '', message: '' }
  });
});

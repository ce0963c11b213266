import { expect, test } from 'vitest';
import { addMessage } from './waiting-messages.ts';

const message = { name: 'Ann', email: 'ann@example.com', topic: 'question', message: 'How do I begin?' };

test('a refused message is put into the contact form, below what is written there already', () => {
  expect(addMessage(null, message, 7)).toEqual({ values: message, beganAt: 7 });
  const draft = { values: { ...message, message: 'Another thing' }, beganAt: 3 };
  expect(addMessage(draft, message, 7)).toEqual({
    values: { ...message, message: 'Another thing\n\nHow do I begin?' },
    beganAt: 3
  });
  expect(addMessage({ ...draft, values: { ...message, message: ' ' } }, message, 7)).toEqual({
    values: message,
    beganAt: 3
  });
  expect(addMessage({ values: message, beganAt: 3 }, message, 7)).toEqual({ values: message, beganAt: 3 });
});

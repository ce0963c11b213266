import { expect, test } from 'vitest';
import { describeUnsent } from './sign-out-button.tsx';

test('signing out says which changes are lost and which messages stay, and asks nothing without any', () => {
  expect(describeUnsent({ changes: 0, messages: { waiting: 0, refused: 0 } })).toEqual([]);
  expect(describeUnsent({ changes: 2, messages: { waiting: 1, refused: 3 } })).toEqual([
    expect.stringMatching(/^2 changes are not in your account yet and would be lost/u),
    expect.stringMatching(/^1 message is waiting to be sent\. It stays on this device/u),
    expect.stringMatching(/^3 messages could not be sent\. They stay on this device/u)
  ]);
});

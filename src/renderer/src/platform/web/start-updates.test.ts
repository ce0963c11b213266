import { expect, test } from 'vitest';
import { createLateUpdates } from './start-updates.ts';

test('follows no worker before it is started, and then tells those who listened before', async () => {
  let loaded = 0;
  const heard: boolean[] = [];
  const updates = createLateUpdates(async () => {
    loaded += 1;
    return {
      onWaiting: (listener) => listener(true),
      onOfflineReady: (listener) => listener(),
      apply: () => Promise.resolve()
    };
  });
  updates.onWaiting((isWaiting) => void heard.push(isWaiting));
  await Promise.resolve();
  expect({ loaded, heard }).toEqual({ loaded: 0, heard: [] });
  updates.start();
  await expect.poll(() => heard).toEqual([true]);
});

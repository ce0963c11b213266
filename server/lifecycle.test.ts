import { describe, expect, test } from 'vitest';
import { createLifecycle, retryUntilReady } from './lifecycle.ts';
import { createLog } from './log/create-log.ts';

const log = createLog('silent');

describe('a server that stops', () => {
  test('closes the last thing first, and each once, also what comes after one that cannot be closed', async () => {
    const closed: string[] = [];
    const lifecycle = createLifecycle(log);
    for (const what of ['database', 'jobs', 'server']) {
      lifecycle.onStop(what, () => {
        closed.push(what);
        return what === 'jobs' ? Promise.reject(new Error('stuck')) : Promise.resolve();
      });
    }
    expect(lifecycle.isStopping()).toBe(false);
    await Promise.all([lifecycle.stop(), lifecycle.stop()]);
    expect(lifecycle.isStopping()).toBe(true);
    expect(closed).toEqual(['server', 'jobs', 'database']);
  });

  test('does not wait for what it keeps trying', async () => {
    const lifecycle = createLifecycle(log);
    let tries = 0;
    const trying = retryUntilReady(
      'never works',
      () => Promise.reject(new Error(`try ${++tries}`)),
      lifecycle,
      log
    );
    await lifecycle.stop();
    await trying;
    expect(tries).toBe(1);
  });
});

import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { deleteDB } from 'idb';
import { createLocalDevice } from '#renderer/platform/local-device.ts';
import { createIndexedDbDevice } from '#renderer/platform/web/indexeddb-device.ts';
import { describeDevice } from './device.suite.ts';

describeDevice('IndexedDB', async () => {
  const name = `reelwright-${randomUUID()}`;
  let kept = createIndexedDbDevice(() => undefined, { name });
  return {
    device: createLocalDevice(kept.handlers),
    reopen: async () => {
      await kept.close();
      kept = createIndexedDbDevice(() => undefined, { name });
      return createLocalDevice(kept.handlers);
    },
    close: async () => {
      await kept.close();
      await deleteDB(name);
    }
  };
});

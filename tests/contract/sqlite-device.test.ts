import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { openTestSecureStorage } from '#tests/support/test-secure-storage.ts';
import { makeTempFolder, removeFolder } from '#tests/support/temp-folder.ts';
import { describeDevice } from './device.suite.ts';

describeDevice(
  'SQLite',
  async () => {
    const folder = makeTempFolder();
    const open = () => createSqliteDevice({ folder, now: Date.now, secureStorage: openTestSecureStorage() });
    let current = open();
    return {
      device: current.device,
      reopen: async () => {
        current.storage.close();
        current = open();
        return current.device;
      },
      close: async () => {
        current.storage.close();
        removeFolder(folder);
      }
    };
  },
  { checksInput: true, survivesRestart: true }
);

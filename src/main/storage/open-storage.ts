// Opens the storage of this device: handlers that answer calls, or that refuse them with the reason.
import { dirname, join } from 'node:path';
import type { DeviceArea, DeviceHandlers, StorageStatus } from '#shared/contract/device.ts';
import {
  type ContractError,
  contractError,
  ContractFailure,
  type ErrorCode
} from '#shared/contract/errors.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import type { SecureStorage } from '../system/secure-storage.ts';
import { eraseBackupCopies, listBackups } from './backups/backups.ts';
import { openPurchasedPrompts, type PurchasedPromptStore } from './tables/purchased-prompts.ts';
import { type Connection, createDb, type WritableDb } from './database/connection.ts';
import { createDeviceHandlers, createFailedHandlers, firstWindow, type Store } from './device-handlers.ts';
import { lockFolder } from './database/folder-lock.ts';
import { makeDailyBackup, openDatabase } from './open-database.ts';
import { canWrite, copyForReading } from './open-read-only.ts';
import { findRecovery } from './tables/recoveries.ts';
import { forgetUserInBackups } from './backups/forget-user-in-backups.ts';
import { replaceBackupsContaining } from './backups/replace-backups-containing.ts';
import { toContractFailure } from './database/storage-failure.ts';
import { replaceDraft } from './tables/draft.ts';
import { savePlan } from './tables/saved-plan.ts';
import { listWindowIds, removeWindowPrompt } from './tables/window-prompts.ts';

export type StorageOptions = {
  /** The data folder; it is created when it is missing. */
  readonly folder: string;
  readonly now: () => number;
  /** Encrypts purchased prompts; without it they are kept in memory. */
  readonly secureStorage?: SecureStorage;
  /** Hears what a step of sync changed. */
  readonly onChange?: (areas: readonly DeviceArea[]) => void;
  /** Called when everything was erased, for what the system keeps of the app. */
  readonly onErase?: () => void;
};

export type Storage = {
  /** For the calls of the first window. */
  readonly handlers: DeviceHandlers;
  /** For the calls of another window, by its number: it has a draft and a plan of its own. */
  readonly handlersOf: (windowId: number) => DeviceHandlers;
  /** The further windows of which a prompt is kept. */
  readonly listWindows: () => readonly number[];
  /** Its prompt is gone with it; nothing happens where nothing can be written. */
  readonly removeWindow: (windowId: number) => void;
  /** The result of opening; after a failure every handler refuses with its error. */
  readonly status: Result<StorageStatus, ContractError>;
  readonly close: () => void;
};

type Opened = {
  readonly connection: Connection;
  /** Why nothing can be changed; null when everything can. */
  readonly refusal: ErrorCode | null;
  readonly close: () => void;
};

function openReading(file: string, refusal: ErrorCode, now: () => number): Opened {
  const copy = copyForReading(file);
  try {
    const connection = openDatabase(copy.file, { now });
    const close = () => {
      connection.close();
      copy.remove();
    };
    return { connection, refusal, close };
  } catch (error) {
    copy.remove();
    throw error;
  }
}

function openWriting(file: string, now: () => number): Opened {
  const lock = lockFolder(dirname(file));
  try {
    const connection = openDatabase(file, { now });
    const close = () => {
      connection.close();
      lock.release();
    };
    return { connection, refusal: null, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database that cannot be opened for writing because the disk is full can still be read and exported. */
function open(file: string, now: () => number): Opened {
  if (!canWrite(file)) return openReading(file, 'read_only', now);
  try {
    return openWriting(file, now);
  } catch (error) {
    if (toContractFailure(error, dirname(file)).code !== 'disk_full') throw error;
    return openReading(file, 'disk_full', now);
  }
}

function eraseCopies(folder: string, purchasedPrompts: PurchasedPromptStore, onErase: () => void): void {
  eraseBackupCopies(folder);
  purchasedPrompts.clear();
  onErase();
}

function createStore(
  file: string,
  { connection, refusal }: Opened,
  purchasedPrompts: PurchasedPromptStore,
  { now, onChange, onErase }: Pick<Required<StorageOptions>, 'now' | 'onChange' | 'onErase'>
): Store {
  const folder = dirname(file);
  const db = createDb(connection);
  const run = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw toContractFailure(error, folder);
    }
  };
  let nextPollAt = now() + pollIntervalMs;
  const scheduleDailyBackup = () => {
    if (now() < nextPollAt) return;
    nextPollAt = now() + pollIntervalMs;
    setImmediate(() => {
      if (connection.open) makeDailyBackup(connection, folder, now());
    });
  };
  return {
    db,
    getStatus: () => ({
      kind: 'sqlite',
      location: file,
      isWritable: refusal === null,
      isPersistent: true,
      backups: listBackups(folder),
      recovery: findRecovery(db, now())
    }),
    purchasedPrompts: purchasedPrompts.handlers,
    removePurchases: (purchaseIds) => {
      db.emptyLog();
      replaceBackupsContaining(connection, folder, purchaseIds, now());
    },
    forgetUser: (gone) => {
      try {
        db.emptyLog();
      } catch {
        // It is forgotten already; a log that could not be emptied now is emptied later.
      }
      forgetUserInBackups(folder, gone);
    },
    now,
    onChange,
    eraseBackupCopies: () => eraseCopies(folder, purchasedPrompts, onErase),
    read: run,
    write: (work) => {
      if (refusal !== null) throw new ContractFailure(refusal);
      const answer = run(work);
      scheduleDailyBackup();
      return answer;
    }
  };
}

function removePrompt(db: WritableDb, windowId: number): void {
  if (windowId !== firstWindow) return removeWindowPrompt(db, windowId);
  replaceDraft(db, null);
  savePlan(db, null);
}

/** Interval at which a long session checks whether a backup is due, in milliseconds. */
const pollIntervalMs = 3_600_000;

/** Opens what `folder` keeps; never throws. Another process that holds the folder is waited for, at most a second. */
export function openStorage({
  folder,
  now,
  secureStorage = null,
  onChange = () => {},
  onErase = () => {}
}: StorageOptions): Storage {
  const file = join(folder, 'reelwright.db');
  const purchasedPrompts = openPurchasedPrompts(folder, secureStorage);
  try {
    const opened = open(file, now);
    const store = createStore(file, opened, purchasedPrompts, { now, onChange, onErase });
    const handlers = createDeviceHandlers(store, firstWindow);
    return {
      handlers,
      handlersOf: (windowId) => (windowId === firstWindow ? handlers : createDeviceHandlers(store, windowId)),
      listWindows: () => listWindowIds(store.db),
      removeWindow: (windowId) => {
        try {
          store.write(() => removePrompt(store.db, windowId));
        } catch {
          // A prompt that nobody asks for is in the way of nothing.
        }
      },
      status: ok(store.getStatus()),
      close: opened.close
    };
  } catch (error) {
    const { code, message } = toContractFailure(error, folder);
    const failure = contractError(code, message);
    const handlers = { ...createFailedHandlers(failure), ...purchasedPrompts.handlers };
    return {
      handlers,
      handlersOf: () => handlers,
      listWindows: () => [],
      removeWindow: () => {},
      status: err(failure),
      close: () => {}
    };
  }
}

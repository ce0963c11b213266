// The user's choices for the app's integration with the desktop, in a file of its own: it is needed without the database.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { defaultTopics, type NotificationTopic } from '#shared/domain/activity/notification-topic.ts';
import type { Backing } from '../system/open-json-store.ts';

const Settings = z.object({
  pasteShortcut: z.boolean().catch(false),
  spelling: z.boolean().catch(true),
  addedWords: z.array(z.string()).catch([]),
  topics: z.record(z.string(), z.boolean()).catch({})
});

export type IntegrationSettings = {
  readonly pasteShortcut: boolean;
  readonly spelling: boolean;
  /** Words that the user added to the dictionary, newest last. */
  readonly addedWords: readonly string[];
  readonly topics: Readonly<Record<NotificationTopic, boolean>>;
};

export type IntegrationMemory = {
  readonly recall: () => IntegrationSettings;
  /** Never throws: where nothing can be written, it is remembered until the app closes. */
  readonly remember: (change: Partial<IntegrationSettings>) => void;
  readonly reset: () => void;
};

/** Topics of a newer app stay in the file. */
export function createIntegrationMemory(backing: Backing): IntegrationMemory {
  let settings = read(backing.store);
  const write = (next: IntegrationSettings): void => {
    if (isDeepStrictEqual(next, settings)) return;
    settings = next;
    try {
      backing.store = next;
    } catch {
      // A read-only or full folder.
    }
  };
  return {
    recall: () => settings,
    remember: (change) => write({ ...settings, ...change }),
    reset: () => write(read({}))
  };
}

function read(stored: unknown): IntegrationSettings {
  const { topics, ...rest } = Settings.parse(stored);
  return { ...rest, topics: { ...defaultTopics, ...topics } };
}

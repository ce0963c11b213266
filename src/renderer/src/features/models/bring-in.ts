// Loaded when another list is wanted, with the words that tell how it went.
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { isNewer } from '#shared/domain/craft/model/registry/registry.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { saySentence } from '#renderer/lib/messages/say-sentence.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/models.json';
import type { KeptModelsAccess } from './kept-models.ts';
import { notChanged } from './models-notices.ts';

type Dependencies = { readonly models: KeptModelsAccess; readonly notify: Notify };

type BringIn = {
  readonly fromFile: (text: string) => Promise<void>;
  readonly fromApi: (text: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Tells that a file with this name could not be read. */
  readonly refuseFile: (fileName: string) => void;
};

/** Lists of models from outside: each is checked whole before anything changes. */
export function createBringIn({ models, notify }: Dependencies): BringIn {
  const refuse = (message: string) => notify(notChanged(message));

  /** Null is the built-in list. */
  async function replace(registry: ModelRegistry | null, title: string): Promise<void> {
    await models.change(title, (kept) => ({
      apply: (now) => ({ ...now, registry }),
      undo: (now) => ({ ...now, registry: kept.registry })
    }));
  }

  /** The list and the one it would replace; undefined where it cannot, which has been told. */
  async function read(text: string) {
    const { readRegistry, isSameRegistry } = await import('./check-kept.ts');
    const given = readRegistry(text);
    if (!given.ok) {
      refuse(saySentence(given.error));
      return undefined;
    }
    const { listed } = await models.load();
    if (!isSameRegistry(given.value, listed)) return { given: given.value, now: listed };
    notify({ type: 'info', title: say(texts, 'models.hadAlready', { version: listed.version }) });
    return undefined;
  }

  const take = (given: ModelRegistry) =>
    replace(given, say(texts, 'models.taken', { version: given.version }));

  return {
    async fromFile(text) {
      const lists = await read(text);
      if (lists === undefined) return;
      const { given, now } = lists;
      if (!isNewer(now, given)) return take(given);
      refuse(say(texts, 'models.older', { given: given.version, now: now.version }));
    },
    async fromApi(text) {
      const lists = await read(text);
      if (lists === undefined) return;
      const { given, now } = lists;
      if (isNewer(given, now)) return take(given);
      notify({ type: 'info', title: say(texts, 'models.newest', { version: now.version }) });
    },
    goBack: () => replace(null, say(texts, 'models.builtIn')),
    refuseFile: (file) => refuse(say(texts, 'models.unreadable', { file }))
  };
}

import type { ModelRegistry } from '#shared/domain/model/model.ts';
import { isNewer } from '#shared/domain/model/newer-registry.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { type KeptModelsAccess, notChanged } from './kept-models.ts';

type Dependencies = { readonly models: KeptModelsAccess; readonly notify: Notify };

export type BringIn = {
  readonly fromFile: (text: string) => Promise<void>;
  readonly fromApi: (text: string) => Promise<void>;
  /** Null goes back to the built-in list. */
  readonly replace: (registry: ModelRegistry | null, title: string) => Promise<void>;
};

/** Lists of models from outside: each is checked whole before anything changes. */
export function createBringIn({ models, notify }: Dependencies): BringIn {
  const refuse = (message: string) => notify({ type: 'error', title: notChanged, message });

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
      refuse(given.error);
      return undefined;
    }
    const { listed } = await models.load();
    if (!isSameRegistry(given.value, listed)) return { given: given.value, now: listed };
    notify({ type: 'info', title: `You have this list of models already, of ${listed.version}` });
    return undefined;
  }

  const take = (given: ModelRegistry) => replace(given, `List of models of ${given.version} in use`);

  return {
    replace,
    async fromFile(text) {
      const lists = await read(text);
      if (lists === undefined) return;
      const { given, now } = lists;
      if (!isNewer(now, given)) return take(given);
      refuse(`That list is of ${given.version}. The one in use is newer, of ${now.version}.`);
    },
    async fromApi(text) {
      const lists = await read(text);
      if (lists === undefined) return;
      const { given, now } = lists;
      if (isNewer(given, now)) return take(given);
      notify({ type: 'info', title: `You have the newest list of models, of ${now.version}` });
    }
  };
}

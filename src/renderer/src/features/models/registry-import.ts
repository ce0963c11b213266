// Loaded when another list is wanted, with the words that tell how it went.
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { isNewer } from '#shared/domain/craft/model/registry/choose-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/models.json';
import type { ModelSettingsAccess } from './model-settings.ts';
import { notChanged } from './models-notices.ts';

type Dependencies = { readonly models: ModelSettingsAccess; readonly notify: Notify };

type RegistryImport = {
  readonly fromFile: (text: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Tells that a file with this name could not be read. */
  readonly refuseFile: (fileName: string) => void;
};

/** Lists of models from outside: each is checked whole before anything changes. */
export function createRegistryImport({ models, notify }: Dependencies): RegistryImport {
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
    const { readRegistry, isSameRegistry } = await import('./validate-model-settings.ts');
    const given = readRegistry(text);
    if (!given.ok) {
      refuse(translate(given.error));
      return undefined;
    }
    const { listed } = await models.load();
    if (!isSameRegistry(given.value, listed)) return { given: given.value, now: listed };
    notify({ type: 'info', title: t(texts, 'models.hadAlready', { version: formatIsoDay(listed.version) }) });
    return undefined;
  }

  const take = (given: ModelRegistry) =>
    replace(given, t(texts, 'models.taken', { version: formatIsoDay(given.version) }));

  return {
    async fromFile(text) {
      const lists = await read(text);
      if (lists === undefined) return;
      const { given, now } = lists;
      if (!isNewer(now, given)) return take(given);
      refuse(
        t(texts, 'models.older', { given: formatIsoDay(given.version), now: formatIsoDay(now.version) })
      );
    },
    goBack: () => replace(null, t(texts, 'models.builtIn')),
    refuseFile: (file) => refuse(t(texts, 'models.unreadable', { file }))
  };
}

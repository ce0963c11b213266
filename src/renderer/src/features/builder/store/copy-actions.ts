import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import type { BuilderActionContext, BuilderActions, Copied } from './builder-state.ts';
import { copyFormatLabel, countCharacters, writePromptAs } from './copy-formats.ts';
import { remember } from './builder-local-store.ts';

/** Copying, and telling whoever wants to know that a prompt was copied. */
export function createCopying({
  given,
  get,
  set
}: BuilderActionContext): Pick<BuilderActions, 'copyAs' | 'onCopied'> {
  const listeners = new Set<(copied: Copied) => void>();

  return {
    async copyAs(format) {
      const { document } = get();
      const text = writePromptAs(format, document);
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        given.notify({
          type: 'error',
          title: t(texts, 'builder.notCopied'),
          message: t(texts, 'builder.notCopiedWhy')
        });
        return false;
      }
      set({ lastCopyFormat: format });
      remember('copyFormat', format);
      const said = { count: countCharacters(text), format: copyFormatLabel(format) };
      given.notify({ type: 'success', title: t(texts, 'builder.copied', said) });
      for (const listener of listeners) listener({ format, text, document });
      return true;
    },
    onCopied(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }
  };
}

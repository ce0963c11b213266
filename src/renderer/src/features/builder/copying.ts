import type { BuilderActions, Copied } from './builder-state.ts';
import { copyFormatLabel, countCharacters, formatCount, writePromptAs } from './copy-formats.ts';
import type { Bench } from './bench.ts';
import { remember } from './remembered.ts';

/** Copying, and telling whoever wants to know that a prompt was copied. */
export function createCopying({ given, get, set }: Bench): Pick<BuilderActions, 'copyAs' | 'onCopied'> {
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
          title: 'Could not copy',
          message:
            'The clipboard is closed to this page. Your prompt is unchanged: select the text in the preview and copy it from there.'
        });
        return false;
      }
      set({ lastCopyFormat: format });
      remember('copyFormat', format);
      const amount = formatCount(countCharacters(text));
      given.notify({ type: 'success', title: `Copied ${amount} characters as ${copyFormatLabel(format)}` });
      for (const listener of listeners) listener({ format, text, document });
      return true;
    },
    onCopied(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }
  };
}

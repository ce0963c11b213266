import type { FileAccess } from '#shared/contract/platform.ts';
import type { Notify } from '#renderer/lib/notify.ts';

export type TakeAway = {
  /** `what` completes "Copied 412 characters …". */
  readonly copy: (text: string, what: string) => Promise<void>;
  readonly download: (fileName: string, text: string) => Promise<void>;
};

/** The two ways out of the comparison; each tells how it went. */
export function createTakeAway(files: FileAccess, notify: Notify): TakeAway {
  return {
    async copy(text, what) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const message = 'The clipboard is closed to this page. Select the text and copy it from there.';
        notify({ type: 'error', title: 'Could not copy', message });
        return;
      }
      const length = Array.from(text).length.toLocaleString('en');
      notify({ type: 'success', title: `Copied ${length} characters ${what}` });
    },
    async download(fileName, text) {
      const saved = await files.save(fileName, text);
      if (!saved.ok) notify({ type: 'error', title: 'Nothing downloaded', message: saved.error.message });
      else if (saved.value.isSaved) notify({ type: 'success', title: 'Downloaded', message: fileName });
    }
  };
}

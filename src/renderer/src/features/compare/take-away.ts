import type { FileAccess } from '#shared/contract/platform.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { sayError } from '#renderer/messages/names.ts';

export type TakeAway = {
  /** `sayCopied` is told how many characters went, and names what they were. */
  readonly copy: (text: string, sayCopied: (count: number) => string) => Promise<void>;
  readonly download: (fileName: string, text: string) => Promise<void>;
};

const loadNotices = () => import('./take-away-notices.ts');

/** The two ways out of the comparison; each tells how it went. */
export function createTakeAway(files: FileAccess, notify: Notify): TakeAway {
  return {
    async copy(text, sayCopied) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const { notCopied } = await loadNotices();
        notify(notCopied());
        return;
      }
      notify({ type: 'success', title: sayCopied(Array.from(text).length) });
    },
    async download(fileName, text) {
      const saved = await files.save(fileName, text);
      const { downloaded, notDownloaded } = await loadNotices();
      if (!saved.ok) notify(notDownloaded(sayError(saved.error)));
      else if (saved.value.isSaved) notify(downloaded(fileName));
    }
  };
}

import type { FileAccess } from '#shared/contract/platform/platform.ts';
import type { Notify } from '#renderer/lib/notify.ts';

export type OutputExport = {
  /** `copiedText` is told how many characters went, and names what they were. */
  readonly copy: (text: string, copiedText: (count: number) => string) => Promise<void>;
  readonly download: (fileName: string, content: string | Uint8Array<ArrayBuffer>) => Promise<void>;
};

const loadExportNotices = () => import('./export-notices.ts');

/** The two ways out of the comparison; each tells how it went. */
export function createOutputExport(files: FileAccess, notify: Notify): OutputExport {
  return {
    async copy(text, copiedText) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return notify((await loadExportNotices()).notCopied());
      }
      notify({ type: 'success', title: copiedText(Array.from(text).length) });
    },
    async download(fileName, content) {
      const { saveOutput } = await loadExportNotices();
      await saveOutput({ files, notify }, fileName, content);
    }
  };
}

import type { Device, DeviceSnapshot } from '#shared/contract/device.ts';
import type { FileAccess } from '#shared/contract/platform/platform.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import {
  hasNewWork,
  type Pair,
  planRestore,
  renewDraft,
  type RestorePlan,
  undoMerge
} from './restore-plan.ts';

/** A backup that was read and waits for a decision. Nothing has changed yet. */
export type RestorePreview = {
  readonly fileName: string;
  readonly snapshot: DeviceSnapshot;
  readonly plan: RestorePlan;
};

export type RestoreMode = 'merge' | 'replace';

export type Backups = {
  /** Null when the dialog was cancelled or the file refused, which the user is told. */
  readonly choose: () => Promise<RestorePreview | null>;
  /** True once it is done; one undo brings everything back. */
  readonly restore: (offer: RestorePreview, way: RestoreMode) => Promise<boolean>;
};

type Dependencies = {
  readonly device: Device;
  readonly files: Pick<FileAccess, 'open'>;
  readonly notify: Notify;
  /** Brings what is on screen to the device. */
  readonly saveNow: () => Promise<boolean>;
  /** Everything on screen is old. */
  readonly onReplaced: () => Promise<void>;
};

export function createBackups({ device, files, notify, saveNow, onReplaced }: Dependencies): Backups {
  const refuse = (message: string): null => {
    notify({ type: 'error', title: t(texts, 'settings.restore.failed'), message });
    return null;
  };

  async function replaceBy(snapshot: DeviceSnapshot): Promise<boolean> {
    const current = await device.storage.export();
    if (!current.ok) return refuse(translateError(current.error)) !== null;
    const replaced = await device.storage.replace(renewDraft(snapshot, current.value));
    if (!replaced.ok) return refuse(translateError(replaced.error)) !== null;
    await onReplaced();
    return true;
  }

  /** An undo may be taken late: what was made since the restoring stays. */
  async function undo(pair: Pair, way: RestoreMode): Promise<void> {
    await saveNow();
    if (way === 'merge') {
      await undoMerge(device, pair);
      return await onReplaced();
    }
    const now = await device.storage.export();
    if (!now.ok || !hasNewWork(pair.after, now.value)) return void (await replaceBy(pair.before));
    const { history, templates, marks } = pair.before;
    await device.storage.import({ history, templates, marks });
    await onReplaced();
    const message = t(texts, 'settings.undone.kept.text');
    notify({ type: 'info', title: t(texts, 'settings.undone.kept'), message });
  }

  return {
    async choose() {
      const chosen = await chooseBackup(files);
      if (!chosen.ok) return refuse(chosen.error);
      if (chosen.value === null) return null;
      await saveNow();
      const current = await device.storage.export();
      if (!current.ok) return refuse(translateError(current.error));
      return { ...chosen.value, plan: planRestore(current.value, chosen.value.snapshot) };
    },

    restore: ({ fileName, snapshot }, way) =>
      runLongWork(async () => {
        await saveNow();
        const before = await device.storage.export();
        if (!before.ok) return refuse(translateError(before.error)) !== null;
        const { history, templates, marks } = snapshot;
        if (way === 'merge') {
          const merged = await device.storage.import({ history, templates, marks });
          if (!merged.ok) return refuse(translateError(merged.error)) !== null;
          await onReplaced();
        } else if (!(await replaceBy(snapshot))) return false;
        const after = await device.storage.export();
        const title = t(texts, `settings.restored.${way}`, { name: fileName });
        const run = () => void undo({ before: before.value, after: after.ok ? after.value : snapshot }, way);
        const action = { label: t(texts, 'settings.undo'), isUndo: true, run };
        notify({ type: 'success', title, action });
        return true;
      })
  };
}

/** Null when the dialog was cancelled. */
async function chooseBackup(
  files: Dependencies['files']
): Promise<Result<Pick<RestorePreview, 'fileName' | 'snapshot'> | null, string>> {
  const opened = await files.open();
  if (!opened.ok) return err(translateError(opened.error));
  const [file] = opened.value;
  if (file === undefined) return ok(null);
  const { readBackupFile } = await import('./backup-file.ts');
  const read = readBackupFile(file);
  if (!read.ok) return read;
  if (read.value.kind === 'part') return err(t(texts, 'settings.restore.part', { name: file.name }));
  return ok({ fileName: file.name, snapshot: read.value.snapshot });
}

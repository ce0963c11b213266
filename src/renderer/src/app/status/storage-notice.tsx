import { useState } from 'react';
import { describeLostPart } from '#shared/contract/describe-data-loss.ts';
import type { RecoveryReport, StorageStatus } from '#shared/contract/device.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/status.json';

const noticedKey = 'reelwright.noticed';

type Props = {
  readonly storage: StorageStatus;
  readonly onExportEverything: () => void;
  /** Until something is kept, nothing can be lost to the browser. */
  readonly hasWork: boolean;
};

/** Warnings about storage; each is dismissed once and stays dismissed. */
export function StorageNotice({ storage, onExportEverything, hasWork }: Props) {
  const [noticed, setNoticed] = useState(() => readDismissed());
  const notice = findNotice(storage, hasWork);
  if (notice === null || noticed.includes(notice.id)) return null;
  return (
    <div className="p-3 pb-0">
      <Callout
        tone={notice.tone}
        actions={
          <>
            <Button onClick={onExportEverything}>{t(texts, 'status.exportEverything')}</Button>
            {notice.isPersistent ? null : (
              <Button variant="ghost" onClick={() => setNoticed(saveDismissed(notice.id))}>
                {t(texts, 'status.gotIt')}
              </Button>
            )}
          </>
        }
      >
        {notice.text}
      </Callout>
    </div>
  );
}

type StorageNoticeText = {
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'danger';
  readonly text: string;
  readonly isPersistent: boolean;
};

function findNotice(status: StorageStatus, hasWork: boolean): StorageNoticeText | null {
  const { isWritable, isPersistent, kind, recovery, location } = status;
  if (!isWritable) {
    const text =
      location === null ? t(texts, 'status.readOnly') : t(texts, 'status.readOnlyAt', { folder: location });
    return { id: 'read-only', tone: 'danger', text, isPersistent: true };
  }
  if (recovery !== null) {
    return {
      id: `recovery-${recovery.happenedAt}`,
      tone: 'warning',
      text: describeRecovery(recovery),
      isPersistent: false
    };
  }
  if (kind === 'indexeddb' && !isPersistent && hasWork) {
    return { id: 'evictable', tone: 'info', text: t(texts, 'status.evictable'), isPersistent: false };
  }
  return null;
}

function describeRecovery({ recovered, lost, damagedFile, backupFile }: RecoveryReport): string {
  const rows = Object.values(recovered).reduce((sum, count) => sum + count, 0);
  const sentences = [
    t(texts, 'status.repaired', { count: rows }),
    ...(backupFile === null ? [] : [t(texts, 'status.fromBackup')]),
    ...(lost.length === 0
      ? [t(texts, 'status.nothingMissing')]
      : lost.map((part) => translate(describeLostPart(part)))),
    t(texts, 'status.damagedKept', { file: damagedFile })
  ];
  return sentences.join(' ');
}

function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(noticedKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function saveDismissed(id: string): string[] {
  const noticed = [...readDismissed(), id].slice(-20);
  try {
    localStorage.setItem(noticedKey, JSON.stringify(noticed));
  } catch {
    // Shown again at the next start, which is harmless.
  }
  return noticed;
}

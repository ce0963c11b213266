import { useState } from 'react';
import type { RecoveryReport, StorageStatus } from '#shared/contract/device.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { statusContext } from './status-context.ts';

const noticedKey = 'reelwright.noticed';

type Props = {
  readonly onExportEverything: () => void;
  /** Until something is kept, nothing can be lost to the browser. */
  readonly hasWork: boolean;
};

/** What the user ought to know about where their prompts are kept; each is closed once and stays closed. */
export function StorageNotices({ onExportEverything, hasWork }: Props) {
  const storage = statusContext.use((state) => state.storage);
  const [noticed, setNoticed] = useState(() => readNoticed());
  if (storage === null) return null;
  const notice = findNotice(storage, hasWork);
  if (notice === null || noticed.includes(notice.id)) return null;
  return (
    <div className="p-3 pb-0">
      <Notice
        tone={notice.tone}
        actions={
          <>
            <Button onClick={onExportEverything}>Export everything</Button>
            {notice.isLasting ? null : (
              <Button variant="ghost" onClick={() => setNoticed(rememberNoticed(notice.id))}>
                Got it
              </Button>
            )}
          </>
        }
      >
        {notice.text}
      </Notice>
    </div>
  );
}

type StorageNotice = {
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'danger';
  readonly text: string;
  readonly isLasting: boolean;
};

function findNotice(status: StorageStatus, hasWork: boolean): StorageNotice | null {
  const { isWritable, isPersistent, kind, recovery, location } = status;
  if (!isWritable) {
    const text = `The data folder cannot be written to${location === null ? '' : ` (${location})`}. You can read and export everything; changes are not kept.`;
    return { id: 'read-only', tone: 'danger', text, isLasting: true };
  }
  if (recovery !== null) {
    return {
      id: `recovery-${recovery.happenedAt}`,
      tone: 'warning',
      text: describeRecovery(recovery),
      isLasting: false
    };
  }
  if (kind === 'indexeddb' && !isPersistent && hasWork) {
    const text =
      'This browser may clear your prompts when space runs out. Install the app or export now and then.';
    return { id: 'evictable', tone: 'info', text, isLasting: false };
  }
  return null;
}

function describeRecovery({ recovered, lost, damagedFile, backupFile }: RecoveryReport): string {
  const rows = Object.values(recovered).reduce((sum, count) => sum + count, 0);
  const source = backupFile === null ? '' : ' The rest came from the newest backup.';
  const loss = lost.length === 0 ? ' Nothing is missing.' : ` ${lost.join(' ')}`;
  return `The data file was damaged and has been repaired: ${rows} items recovered.${source}${loss} The damaged file is kept as ${damagedFile}.`;
}

function readNoticed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(noticedKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function rememberNoticed(id: string): string[] {
  const noticed = [...readNoticed(), id].slice(-20);
  try {
    localStorage.setItem(noticedKey, JSON.stringify(noticed));
  } catch {
    // Shown again at the next start, which is harmless.
  }
  return noticed;
}

import type { ComponentProps } from 'react';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';
import { statusContext } from '../model/status-store.ts';

const StorageNotice = lazyOptional(async () => (await import('./storage-notice.tsx')).StorageNotice);

type Props = Omit<ComponentProps<typeof StorageNotice>, 'storage'>;

/** Warns of unsafe storage; the texts load only for a warning. */
export function StorageNotices(props: Props) {
  const storage = statusContext.use((state) => state.storage);
  const isSafe = storage?.isWritable && storage.isPersistent && storage.recovery === null;
  return storage === null || isSafe ? null : <StorageNotice storage={storage} {...props} />;
}

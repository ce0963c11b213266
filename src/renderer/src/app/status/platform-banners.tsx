import { useStore } from 'zustand';
import type { ComponentProps } from 'react';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';
import { statusContext } from '../model/status-store.ts';

const AnnouncementBanners = lazyOptional(
  async () => (await import('./announcement-banners.tsx')).AnnouncementBanners
);

/** Banners about the state of the platform. Code and texts load only when there is something to show. */
export function PlatformBanners() {
  const { announcements, restrictions } = useStore(useServices().platformState);
  const isOnline = useIsOnline();
  const isInMaintenance = restrictions.includes('maintenance');
  if (!isOnline || (announcements.length === 0 && !isInMaintenance)) return null;
  return <AnnouncementBanners announcements={announcements} isInMaintenance={isInMaintenance} />;
}

const StorageNotice = lazyOptional(async () => (await import('./storage-notice.tsx')).StorageNotice);

type Props = Omit<ComponentProps<typeof StorageNotice>, 'storage'>;

/** Warns of unsafe storage; the texts load only for a warning. */
export function StorageNotices(props: Props) {
  const storage = statusContext.use((state) => state.storage);
  const isSafe = storage?.isWritable && storage.isPersistent && storage.recovery === null;
  return storage === null || isSafe ? null : <StorageNotice storage={storage} {...props} />;
}

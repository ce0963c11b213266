import { useStore } from 'zustand';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';

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

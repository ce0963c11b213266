import { useStore } from 'zustand';
import { useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';

const AnnouncementBanners = lazyOptional(
  async () => (await import('./announcement-banners.tsx')).AnnouncementBanners
);

/** What everybody should know of the platform now. Its code and texts load only where there is something. */
export function PlatformBanners() {
  const { announcements, restrictions } = useStore(useServices().platformState);
  const isOnline = useIsOnline();
  const isInMaintenance = restrictions.includes('maintenance');
  if (!isOnline || (announcements.length === 0 && !isInMaintenance)) return null;
  return <AnnouncementBanners announcements={announcements} isInMaintenance={isInMaintenance} />;
}

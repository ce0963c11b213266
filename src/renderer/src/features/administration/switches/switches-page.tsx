import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/admin-switches.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementItem, announcementsKey } from './announcement-item.tsx';
import { RestrictionItem, restrictionsKey } from './restriction-item.tsx';

/** Restrictions and announcements for everybody. */
export function SwitchesPage() {
  return (
    <SettingsPageFrame name="adminSwitches">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <RestrictionsSection />
        <AnnouncementsSection />
      </div>
    </SettingsPageFrame>
  );
}

function AnnouncementsSection() {
  const { announcements, isOnline } = useAdminDependencies();
  const [isWriting, setIsWriting] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: announcementsKey,
    queryFn: () => unwrap(announcements.list()),
    staleTime: 0
  });
  if (isPending) return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead font-semibold">{t(texts, 'admin-switches.announcements')}</h2>
        <Button
          reason={isOnline ? undefined : t(texts, 'admin-switches.offline')}
          onClick={() => setIsWriting(true)}
        >
          {t(texts, 'admin-switches.announce')}
        </Button>
      </div>
      <p className="max-w-read text-ui text-n11">
        {t(texts, data.length === 0 ? 'admin-switches.noAnnouncements' : 'admin-switches.announcementsIntro')}
      </p>
      {data.length === 0 ? null : (
        <ul aria-label={t(texts, 'admin-switches.announcements')} className="grid grid-cols-1 gap-2">
          {data.map((announcement) => (
            <AnnouncementItem key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      )}
      {isWriting ? <AnnouncementDialog onClose={() => setIsWriting(false)} /> : null}
    </section>
  );
}

function RestrictionsSection() {
  const { platformRestrictions } = useAdminDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: restrictionsKey,
    queryFn: () => unwrap(platformRestrictions.list()),
    staleTime: 0
  });
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-switches.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="text-lead font-semibold">{t(texts, 'admin-switches.restrictions')}</h2>
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-switches.intro')}</p>
      <ul
        aria-label={t(texts, 'admin-switches.restrictions')}
        className="grid grid-cols-1 gap-2 lg:grid-cols-2"
      >
        {data.map((restriction) => (
          <RestrictionItem key={restriction.name} restriction={restriction} />
        ))}
      </ul>
    </section>
  );
}

import { useState } from 'react';
import type { AnnouncementEntry } from '#shared/contract/cloud/admin/settings.ts';
import { isShownAt } from '#shared/domain/activity/announcement.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-switches.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';

export const announcementsKey = ['announcements.list'] as const;

export function AnnouncementItem({ announcement }: { readonly announcement: AnnouncementEntry }) {
  const { tone, startsAt, endsAt, actor, reason } = announcement;
  const { isOnline, now } = useAdminDependencies();
  const formatMoment = useFormatMoment();
  const [isEnding, setIsEnding] = useState(false);
  const state = nameState(announcement, now());
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 rounded-panel border border-n6 bg-n2 p-4 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <strong className="min-w-0 flex-1 font-medium">
          {t(texts, `admin-switches.announcement.${state}`)} · {t(texts, `admin-switches.tone.${tone}`)}
        </strong>
        {state === 'over' ? null : (
          <Button
            reason={isOnline ? undefined : t(texts, 'admin-switches.offline')}
            onClick={() => setIsEnding(true)}
          >
            {t(texts, 'admin-switches.endAnnouncement')}
          </Button>
        )}
      </div>
      <p lang="en" className="max-w-read wrap-anywhere">
        {announcement.texts.en}
      </p>
      <p lang="es" className="max-w-read wrap-anywhere text-n11">
        {announcement.texts.es}
      </p>
      <p className="text-label wrap-anywhere text-n11">
        {t(texts, 'admin-switches.announcedBy', {
          from: formatMoment(startsAt),
          until: formatMoment(endsAt),
          name: actor.displayName
        })}{' '}
        <span dir="auto">{reason}</span>
      </p>
      {isEnding ? <EndDialog id={announcement.id} onClose={() => setIsEnding(false)} /> : null}
    </li>
  );
}

function nameState(time: AnnouncementEntry, now: number): 'shown' | 'planned' | 'over' {
  if (isShownAt(time, now)) return 'shown';
  return time.startsAt > now && time.endsAt > time.startsAt ? 'planned' : 'over';
}

function EndDialog({ id, onClose }: { readonly id: AnnouncementEntry['id']; readonly onClose: () => void }) {
  const { announcements, notify, reloadPlatformState } = useAdminDependencies();
  const act = useAdminAct(announcementsKey);
  return (
    <ReasonDialog
      title={t(texts, 'admin-switches.endTitle')}
      action={t(texts, 'admin-switches.endAnnouncement')}
      isDangerous
      act={(reason) => act(() => announcements.end({ id, reason }))}
      onDone={() => {
        void reloadPlatformState();
        notify({ type: 'success', title: t(texts, 'admin-switches.ended') });
      }}
      onClose={onClose}
    />
  );
}

import { useEffect, useState } from 'react';
import type { PlatformState } from '#shared/contract/cloud/server.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/platform-state.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';

type Announcement = PlatformState['announcements'][number];

const memory = createLocalStore('reelwright');
const dismissedKey = 'dismissedAnnouncements';
const mostDismissed = 50;

const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

type Props = { readonly announcements: readonly Announcement[]; readonly isInMaintenance: boolean };

/** Announcements of administrators and of maintenance. Dismissing an announcement is permanent. */
export function AnnouncementBanners({ announcements, isInMaintenance }: Props) {
  const [dismissed, setDismissed] = useState(() => memory.read(dismissedKey, isIdList, []));
  const current = useCurrent(announcements);
  const dismiss = (id: string) => {
    const next = [...dismissed, id].slice(-mostDismissed);
    memory.remember(dismissedKey, next);
    setDismissed(next);
  };
  const shown = current.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0 && !isInMaintenance) return null;
  return (
    <section aria-label={t(texts, 'platform-state.label')} className="grid gap-2 p-3">
      {isInMaintenance ? <Callout tone="warning">{t(texts, 'platform-state.maintenance')}</Callout> : null}
      {shown.map((announcement) => (
        <Callout
          key={announcement.id}
          tone={announcement.tone === 'warning' ? 'warning' : 'info'}
          actions={
            <Button variant="ghost" onClick={() => dismiss(announcement.id)}>
              {t(texts, 'platform-state.dismiss')}
            </Button>
          }
        >
          <p className="wrap-anywhere whitespace-pre-line">{readText(announcement)}</p>
        </Callout>
      ))}
    </section>
  );
}

const readText = ({ texts: { en, es } }: Announcement): string =>
  readLanguage().locale.startsWith('es') ? es : en;

/** Without those that ended since the server was asked. */
function useCurrent(announcements: readonly Announcement[]): readonly Announcement[] {
  const [now, setNow] = useState(() => Date.now());
  const current = announcements.filter(({ endsAt }) => endsAt > now);
  const next = Math.min(...current.map(({ endsAt }) => endsAt));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // A timer takes at most 2^31 ms; the app asks again long before.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [next]);
  return current;
}

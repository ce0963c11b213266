import { Monitor } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import { useIsOnline } from '#renderer/feature-api/services.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { useDevices } from './use-devices.ts';

/** The devices of the account, the last one to sync first. Ending a device's session is up to the account's page. */
export function DeviceList({ ownId }: { readonly ownId: string }) {
  const { data, isError, isFetching, refetch } = useDevices();
  const isOnline = useIsOnline();
  if (data === undefined && !isOnline)
    return <p className="text-ui text-n11">{t(texts, 'sync.devices.offline')}</p>;
  if (data === undefined && isError)
    return (
      <Callout
        tone="info"
        actions={
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t(texts, 'sync.tryAgain')}
          </Button>
        }
      >
        {t(texts, 'sync.devices.failed')}
      </Callout>
    );
  if (data === undefined) return <Skeleton className="h-16" />;
  return (
    <>
      <ul className="grid divide-y divide-n6">
        {data.map(({ deviceId, name, lastSyncedAt }) => (
          <li key={deviceId} className="flex items-center gap-3 py-3 first:pt-0">
            <Monitor aria-hidden size={18} className="shrink-0 text-n10" />
            <div className="grid min-w-0 gap-0.5">
              <span className="flex flex-wrap items-center gap-2 text-ui font-medium">
                {name}
                {deviceId === ownId ? <Tag>{t(texts, 'sync.devices.thisOne')}</Tag> : null}
              </span>
              <span className="text-label text-n11">
                {t(texts, 'sync.devices.synced', { moment: formatMoment(lastSyncedAt) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-ui text-n11">
        {t(texts, 'sync.devices.lost')}{' '}
        <Link to={paths.myProfile.getHref()} className="text-daylight-11 underline">
          {t(texts, 'sync.devices.sessions')}
        </Link>
      </p>
    </>
  );
}

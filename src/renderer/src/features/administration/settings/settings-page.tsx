import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-settings.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { SettingItem } from './setting-item.tsx';
import { usePlatformSettings } from './settings-queries.ts';

/** The numbers of the platform, each with what is scheduled and its history. */
export function SettingsPage() {
  return (
    <SettingsPageFrame name="adminSettings">
      <Settings />
    </SettingsPageFrame>
  );
}

function Settings() {
  const { data, error, isPending, isFetching, refetch } = usePlatformSettings();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-settings.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-settings.intro')}</p>
      <ul aria-label={t(texts, 'admin-settings.list')} className="grid grid-cols-1 gap-2">
        {data.map((setting) => (
          <SettingItem key={setting.name} setting={setting} />
        ))}
      </ul>
    </div>
  );
}

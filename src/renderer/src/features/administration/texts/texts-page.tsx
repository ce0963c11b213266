import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-texts.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { TextItem } from './text-item.tsx';
import { useLegalTexts } from './text-queries.ts';

/** The licenses and terms, each with what is scheduled and its history. */
export function TextsPage() {
  return (
    <SettingsPageFrame name="adminTexts">
      <Texts />
    </SettingsPageFrame>
  );
}

function Texts() {
  const { data, error, isPending, isFetching, refetch } = useLegalTexts();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-texts.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-texts.intro')}</p>
      <ul aria-label={t(texts, 'admin-texts.list')} className="grid grid-cols-1 gap-2">
        {data.map((text) => (
          <TextItem key={text.name} text={text} />
        ))}
      </ul>
    </div>
  );
}

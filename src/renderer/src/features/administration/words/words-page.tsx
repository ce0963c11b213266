import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForbiddenWord } from '#shared/contract/cloud/admin/settings.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-words.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';
import { AddWordForm, wordsKey } from './add-word-form.tsx';

/** The words that nobody may publish. */
export function WordsPage() {
  return (
    <SettingsPageFrame name="adminWords">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <p className="max-w-read text-ui text-n11">{t(texts, 'admin-words.intro')}</p>
        <AddWordForm />
        <WordList />
      </div>
    </SettingsPageFrame>
  );
}

function WordList() {
  const { forbiddenWords } = useAdminDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: wordsKey,
    queryFn: () => unwrap(forbiddenWords.list()),
    staleTime: 0
  });
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-words.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="text-ui text-n11">{t(texts, 'admin-words.none')}</p>;
  return (
    <ul aria-label={t(texts, 'admin-words.list')} className="grid grid-cols-1 gap-2">
      {data.map((entry) => (
        <WordItem key={entry.word} entry={entry} />
      ))}
    </ul>
  );
}

function WordItem({ entry: { word, reason, addedAt, actor } }: { readonly entry: ForbiddenWord }) {
  const { forbiddenWords, isOnline, notify } = useAdminDependencies();
  const act = useAdminAct(wordsKey);
  const formatMoment = useFormatMoment();
  const [isRemoving, setIsRemoving] = useState(false);
  const title = t(texts, 'admin-words.removeNamed', { word });
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-n6 bg-n2 px-4 py-3 text-ui">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <strong dir="auto" className="font-medium wrap-anywhere">
          {word}
        </strong>
        <p className="text-label wrap-anywhere text-n11">
          {t(texts, 'admin-words.added', { moment: formatMoment(addedAt), name: actor.displayName })}{' '}
          <span dir="auto">{reason}</span>
        </p>
      </div>
      <Button
        aria-label={title}
        reason={isOnline ? undefined : t(texts, 'admin-words.offline')}
        onClick={() => setIsRemoving(true)}
      >
        {t(texts, 'admin-words.remove')}
      </Button>
      {isRemoving ? (
        <ReasonDialog
          title={title}
          action={t(texts, 'admin-words.remove')}
          act={(why) => act(() => forbiddenWords.remove({ word, reason: why }))}
          onDone={() => notify({ type: 'success', title: t(texts, 'admin-words.removed', { word }) })}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { endSession } from '#renderer/feature-api/sign-out-intent.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import type { SessionInfo } from '#shared/domain/people/account.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';

/** Every place where one is signed in, and ending any of them. */
export function SessionList() {
  const { account, store, notify } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['account.listSessions'],
    queryFn: () => unwrap(account.listSessions()),
    staleTime: 0
  });
  const end = async ({ id }: SessionInfo) => {
    const answer = await account.revokeSession({ id });
    setProblem(answer.ok ? null : translateError(answer.error));
    await refetch();
  };
  const endAll = async () => {
    const answer = await endSession(() => account.signOutEverywhere());
    if (!answer.ok) return setProblem(translateError(answer.error));
    store.getState().take(null);
    notify({ type: 'success', title: t(texts, 'account.places.allEnded') });
  };
  return (
    <>
      <FormProblem problem={problem} />
      {isError ? (
        <Callout
          tone="warning"
          actions={<Button onClick={() => void refetch()}>{t(texts, 'account.tryAgain')}</Button>}
        >
          {t(texts, 'account.places.failed')}
        </Callout>
      ) : null}
      {data === undefined && !isError ? <Skeleton className="h-24 rounded-card" /> : null}
      <ul className="grid divide-y divide-n6">
        {data?.map((place) => (
          <SessionRow key={place.id} place={place} onEnd={() => void end(place)} />
        ))}
      </ul>
      <Button variant="danger" className="justify-self-start" onClick={() => void endAll()}>
        {t(texts, 'account.places.endAll')}
      </Button>
      <p className="text-label text-n11">{t(texts, 'account.places.endAllHint')}</p>
    </>
  );
}

function SessionRow({ place, onEnd }: { readonly place: SessionInfo; readonly onEnd: () => void }) {
  const { client, isThisOne, lastUsedAt, createdAt } = place;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Monitor aria-hidden size={18} className="shrink-0 text-n10" />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 text-ui font-medium">
          {client}
          {isThisOne ? <Tag>{t(texts, 'account.places.thisOne')}</Tag> : null}
        </span>
        <span className="text-label text-n11">
          {t(texts, 'account.places.used', {
            used: formatMoment(lastUsedAt),
            since: formatMoment(createdAt)
          })}
        </span>
      </div>
      {isThisOne ? null : (
        <Button aria-label={t(texts, 'account.places.endOne', { client })} onClick={onEnd}>
          {t(texts, 'account.signOut.do')}
        </Button>
      )}
    </li>
  );
}

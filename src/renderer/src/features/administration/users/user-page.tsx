import { UserX } from 'lucide-react';
import { useState } from 'react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import type { UserDetails } from '#shared/contract/cloud/admin/users.ts';
import { namePage } from '#renderer/messages/translated-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { useParams } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { UserFacts } from './user-facts.tsx';
import { useUser } from './queries/user-queries.ts';
import { UserSections } from './sections/user-sections.tsx';
import { UserTags } from './user-tags.tsx';
import { adviseState } from '#shared/domain/market/moderation/strikes.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { ActDialog } from './acts/act-dialog.tsx';
import { type ActName, listActs } from './acts/act-rules.ts';

/** The page of one person. Its sections load when they are opened. */
export function UserPage() {
  const { id = '' } = useParams();
  return (
    <AdminPage name="adminUser">
      <Details id={id} />
    </AdminPage>
  );
}

function Details({ id }: { readonly id: string }) {
  const { data, error, isPending, isFetching, refetch } = useUser(id);
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data !== undefined) return <Person user={data} />;
  const code = readRefusal(error, isContractError)?.code;
  return code === 'not_found' || code === 'invalid_input' ? (
    <EmptyState
      icon={UserX}
      title={t(texts, 'administration.user.unknown.title')}
      text={t(texts, 'administration.user.unknown.text')}
    />
  ) : (
    <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
  );
}

function Person({ user }: { readonly user: UserDetails }) {
  return (
    <article aria-label={namePage('adminUser')} className="grid min-w-0 grid-cols-1 gap-5">
      <header className="grid min-w-0 gap-2">
        <h2 className="text-lead font-semibold wrap-anywhere">
          <bdi>{user.displayName}</bdi> <span className="font-normal text-n10">@{user.username}</span>
        </h2>
        <UserTags user={user} />
      </header>
      <UserFacts user={user} />
      <StrikeAdvice user={user} />
      <UserActs user={user} />
      <UserSections user={user} />
    </article>
  );
}

/** A seller's strike points and the recommended action. Administrators decide. */
function StrikeAdvice({ user: { strikes, sellerState } }: { readonly user: UserDetails }) {
  if (strikes === null || sellerState === null || strikes.points === 0) return null;
  const { points, limitAt, suspendAt } = strikes;
  const advice = adviseState(strikes, sellerState);
  return (
    <Callout tone={advice === null ? 'info' : 'warning'}>
      {t(texts, 'administration.strike.points', { points })}{' '}
      {advice === null
        ? t(texts, 'administration.strike.thresholds', { limitAt, suspendAt })
        : t(texts, `administration.strike.advice.${advice}`)}
    </Callout>
  );
}

/** The actions available for this account. */
function UserActs({ user }: { readonly user: UserDetails }) {
  const [chosen, setChosen] = useState<ActName | null>(null);
  if (user.isDeleted) return null;
  if (user.isSelf) return <Callout tone="info">{t(texts, 'administration.act.self')}</Callout>;
  return (
    <>
      <div
        role="group"
        aria-label={t(texts, 'administration.act.group')}
        className="flex min-w-0 flex-wrap gap-2"
      >
        {listActs(user).map((name) => (
          <Button key={name} onClick={() => setChosen(name)}>
            {t(texts, `administration.act.${name}`)}
          </Button>
        ))}
      </div>
      {chosen === null ? null : (
        <ActDialog key={chosen} name={chosen} user={user} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

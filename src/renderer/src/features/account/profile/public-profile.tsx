import { useQuery } from '@tanstack/react-query';
import { CloudOff, ExternalLink, ServerCrash, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import type { PublicProfile as Profile } from '#shared/domain/people/account.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { useFormatDay } from '#renderer/lib/messages/use-moment.ts';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#renderer/feature-api/retry-notice.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { Avatar } from './avatar.tsx';

type SeenProfile = { readonly value: Profile; readonly cachedAt: number | null };

type Props = {
  readonly username: string;
  /** The profile that the page at hand was written from, if it was. */
  readonly takeSeen: () => SeenProfile | undefined;
  /** The profile, or what was seen of it before. Throws a `Refusal`. */
  readonly recall: (username: string) => Promise<SeenProfile>;
  /** Beside the name. */
  readonly renderActions: (profile: Profile) => ReactNode;
  /** Listings and reviews. */
  readonly renderMore: (profile: Profile) => ReactNode;
};

/** The public profile. */
export function PublicProfile({ username, takeSeen, recall, renderActions, renderMore }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['profiles.get', username],
    initialData: takeSeen,
    queryFn: () => recall(username)
  });
  const again = () => void refetch();
  if (data === undefined) {
    return error === null ? <Loading /> : <NoProfile error={error} isBusy={isFetching} onRetry={again} />;
  }
  const { value: profile, cachedAt } = data;
  return (
    <div className="mx-auto grid w-full max-w-300 gap-8 p-4 sm:p-6">
      {cachedAt === null ? null : (
        <RetryNotice label={t(texts, 'account.tryAgain')} isBusy={isFetching} onRetry={again}>
          {t(texts, 'account.seenBefore', { moment: formatMoment(cachedAt) })}
        </RetryNotice>
      )}
      <ProfileHead profile={profile} actions={renderActions(profile)} />
      {renderMore(profile)}
    </div>
  );
}

function Loading() {
  return (
    <div
      role="status"
      aria-label={t(texts, 'account.loading')}
      className="mx-auto grid w-full max-w-300 gap-6 p-6"
    >
      <Skeleton className="h-24 max-w-100 rounded-panel" />
      <Skeleton className="h-60 rounded-panel" />
    </div>
  );
}

type NoProfileProps = { readonly error: Error; readonly isBusy: boolean; readonly onRetry: () => void };

function NoProfile({ error, isBusy, onRetry }: NoProfileProps) {
  if (isWithoutServer(error)) return <NoServer texts={translateNoServer()} />;
  const code = readRefusal(error, isContractError)?.code ?? 'internal';
  const kind =
    code === 'not_found' || code === 'invalid_input' ? 'missing' : code === 'internal' ? 'failed' : 'away';
  const icons = { missing: UserX, failed: ServerCrash, away: CloudOff };
  return (
    <div className="grid grow content-center">
      <h1 className="sr-only" tabIndex={-1}>
        {t(texts, `account.person.${kind}`)}
      </h1>
      <EmptyState
        icon={icons[kind]}
        title={t(texts, `account.person.${kind}`)}
        text={t(texts, `account.person.${kind}Text`)}
        action={
          <>
            {kind === 'missing' ? null : (
              <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
                {t(texts, 'account.tryAgain')}
              </Button>
            )}
            <Link to={paths.marketplace.getHref()} className={buttonClasses('secondary')}>
              {t(texts, 'account.goToMarketplace')}
            </Link>
          </>
        }
      />
    </div>
  );
}

/** The profile's own description and links, none of which is checked. */
function ProfileHead({ profile, actions }: { readonly profile: Profile; readonly actions: ReactNode }) {
  const { displayName, username, avatarUrl, bio, links, joinedAt, isDemo, isSeller } = profile;
  const formatDay = useFormatDay();
  return (
    <header className="flex flex-wrap items-start gap-5">
      <Avatar name={displayName} url={avatarUrl} className="size-20 text-headline" />
      <div className="grid min-w-0 flex-1 basis-60 gap-2">
        <div>
          <h1 dir="auto" className="text-headline font-semibold break-words" tabIndex={-1}>
            {displayName}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-n11">
            <span>@{username}</span>
            <span>{t(texts, 'account.person.joined', { day: formatDay(joinedAt) })}</span>
            {isSeller ? <Tag>{t(texts, 'account.person.seller')}</Tag> : null}
            {isDemo ? <Tag tone="warning">{t(texts, 'account.person.demo')}</Tag> : null}
          </p>
        </div>
        {bio === '' ? null : (
          <p dir="auto" className="max-w-read text-read break-words whitespace-pre-line">
            {bio}
          </p>
        )}
        {links.length === 0 ? null : (
          <ul aria-label={t(texts, 'account.links')} className="flex flex-wrap gap-x-4 gap-y-1">
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  className="inline-flex min-h-target max-w-full items-center gap-1 text-ui text-daylight-11 underline"
                >
                  <span dir="auto" className="truncate">
                    {label}
                  </span>
                  <ExternalLink aria-hidden size={13} className="shrink-0" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {actions}
    </header>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard, CloudOff, Plus, ServerCrash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { queryWithOfflineCache, refetchStale } from '#renderer/lib/query/offline-cache.ts';
import { readRefusal, unwrap } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/inbox.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { paths } from '#shared/contract/paths.ts';
import { useInboxDependencies } from './dependencies.tsx';
import { ShowcaseCard } from './showcase-card.tsx';

const partSize = 12;

/** Approved videos, newest first, part by part. The first part is kept on the device. */
function useShowcase() {
  const { showcase, cache, now } = useInboxDependencies();
  return useInfiniteQuery({
    queryKey: ['showcase.list'],
    initialPageParam: null as string | null,
    async queryFn({ pageParam: cursor }) {
      const call = () => showcase.list({ limit: partSize, ...(cursor === null ? {} : { cursor }) });
      if (cursor !== null) return { value: await unwrap(call()), cachedAt: null };
      return queryWithOfflineCache({ cache, now, key: 'showcase.list', call, isNetworkError, loadSchema });
    },
    getNextPageParam: ({ value, cachedAt }) => (cachedAt === null ? value.nextCursor : null),
    ...refetchStale
  });
}

/** With zod, which only what is read back from the device needs. */
const loadSchema = async () => (await import('./cached-showcase.ts')).cachedShowcase;

const dialog = lazyComponent(async () => (await import('./add-showcase.tsx')).AddShowcase);

const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-4';

/** Opens the dialog in which a video is proposed. */
export function AddButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onPointerEnter={dialog.preload} onClick={() => setIsOpen(true)}>
        {t(texts, 'inbox.add')}
      </Button>
      {isOpen ? <dialog.LazyPart onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Videos that an administrator looked at, each with its prompt. */
export function Showcase() {
  const answer = useShowcase();
  const { data, error, isPending, isFetching, refetch } = answer;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingVideos />;
  if (wait === 'nothing') return null;
  const retry = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {t(texts, 'inbox.tryAgain')}
    </Button>
  );
  if (data === undefined) return <NoShowcase failure={error} retry={retry} />;
  const entries = data.pages.flatMap(({ value }) => value.items);
  const cachedAt = data.pages[0]?.cachedAt ?? null;
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={Clapperboard}
        title={t(texts, 'inbox.none.title')}
        text={t(texts, 'inbox.none.text')}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {cachedAt === null ? null : (
        <Callout tone="warning" isLive actions={retry}>
          {t(texts, 'inbox.seenBefore', { moment: formatMoment(cachedAt) })}
        </Callout>
      )}
      <ul className={cardGrid}>
        {entries.map((entry) => (
          <ShowcaseCard key={entry.id} entry={entry} />
        ))}
      </ul>
      {answer.isFetchNextPageError ? (
        <Callout tone="danger" isLive>
          {t(texts, 'inbox.moreFailed')}
        </Callout>
      ) : null}
      {answer.hasNextPage ? (
        <div className="grid justify-center">
          <Button isBusy={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
            {t(texts, 'inbox.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function LoadingVideos() {
  return (
    <>
      <p role="status" className="sr-only">
        {t(texts, 'inbox.loading')}
      </p>
      <div aria-hidden="true" className={cardGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-80 rounded-panel" />
        ))}
      </div>
    </>
  );
}

type NoShowcaseProps = { readonly failure: unknown; readonly retry: ReactNode };

function NoShowcase({ failure, retry }: NoShowcaseProps) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const refusal = readRefusal(failure, isContractError);
  const isAway = refusal !== undefined && isNetworkError(refusal);
  return (
    <EmptyState
      icon={isAway ? CloudOff : ServerCrash}
      title={t(texts, isAway ? 'inbox.offline.title' : 'inbox.failed.title')}
      text={t(texts, isAway ? 'inbox.offline.text' : 'inbox.failed.text')}
      action={
        <>
          {retry}
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'inbox.goToBuilder')}
          </Link>
        </>
      }
    />
  );
}

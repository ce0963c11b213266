import type { InfiniteData } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { AdminFailure } from './admin-failure.tsx';

type PagedListProps<Item> = {
  readonly state: ComponentProps<typeof ListEnd>['state'] & {
    readonly data: InfiniteData<{ readonly items: readonly Item[] }> | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
  };
  readonly label: string;
  /** Shown where there is nothing: a whole state, or a sentence within a section. */
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text: string } | string;
  readonly ref?: Ref<HTMLUListElement>;
  readonly children: (item: Item) => ReactNode;
};

/** A list that is read part by part, in each of its states. */
export function PagedList<Item>({ state, label, empty, ref, children }: PagedListProps<Item>) {
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return typeof empty === 'string' ? (
      <p className="text-ui text-n11">{empty}</p>
    ) : (
      <EmptyState icon={empty.icon} title={empty.title} text={empty.text} />
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul ref={ref} aria-label={label} className="grid grid-cols-1 gap-2">
        {items.map(children)}
      </ul>
      <ListEnd
        state={state}
        isEmpty={false}
        words={{
          more: t(texts, 'administration.more'),
          failed: t(texts, 'administration.moreFailed'),
          tryAgain: t(texts, 'administration.tryAgain')
        }}
      />
    </div>
  );
}

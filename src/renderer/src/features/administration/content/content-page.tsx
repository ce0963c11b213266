import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { queueKinds } from '#shared/domain/market/moderation/queue.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/admin-content.json';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { useListKeys } from '../users/use-list-keys.ts';
import { useQueue, useQueueView } from './content-queries.ts';
import { QueueItemCard } from './queue-item-card.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** Everything that waits for a decision, the most urgent first. */
export function ContentPage() {
  return (
    <AdminPage name="adminContent">
      <Queue />
    </AdminPage>
  );
}

function Queue() {
  const { kind, setKind } = useQueueView();
  const state = useQueue(kind);
  const list = useListKeys<HTMLUListElement>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const items = state.data?.pages.flatMap((page) => page.items) ?? [];
  const select = (id: string, isSelected: boolean) =>
    setSelected(new Set([...[...selected].filter((each) => each !== id), ...(isSelected ? [id] : [])]));
  const openAppeals = state.data?.pages[0]?.openAppeals ?? 0;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SelectInput<(typeof queueKinds)[number] | 'all'>
          label={t(texts, 'admin-content.filter')}
          value={kind ?? 'all'}
          options={[
            { value: 'all', label: t(texts, 'admin-content.kind.all') },
            ...queueKinds.map((each) => ({ value: each, label: t(texts, `admin-content.kind.${each}`) }))
          ]}
          onChange={(chosen) => setKind(chosen === 'all' ? undefined : chosen)}
        />
        {openAppeals === 0 ? null : (
          <Link
            to={paths.adminAppeals.getHref()}
            className="inline-flex min-h-target items-center text-ui text-daylight-11 underline"
          >
            {t(texts, 'admin-content.appeals', { count: openAppeals })}
          </Link>
        )}
        <p className="text-label text-n11">{t(texts, 'admin-content.keys')}</p>
      </div>
      <SelectionBar
        items={items.filter(({ id }) => selected.has(id))}
        onClear={() => setSelected(new Set())}
      />
      <PagedList
        ref={list}
        state={state}
        label={t(texts, 'admin-content.list')}
        empty={{
          icon: Inbox,
          title: t(texts, 'admin-content.none.title'),
          text: t(texts, 'admin-content.none.text')
        }}
      >
        {(item) => (
          <QueueItemCard
            key={item.id}
            item={item}
            isSelected={selected.has(item.id)}
            onSelect={(isSelected) => select(item.id, isSelected)}
          />
        )}
      </PagedList>
    </div>
  );
}

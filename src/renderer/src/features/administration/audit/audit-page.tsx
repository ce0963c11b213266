import { ScrollText } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { auditActions } from '#shared/domain/people/audit.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { AuditEntryItem } from './audit-entry-item.tsx';
import { useAuditEntries, useAuditFilter } from './audit-queries.ts';
import { nameAction } from './action-names.ts';

/** The audit log: actor, action, subject, time and reason. */
export function AuditPage() {
  return (
    <AdminPage name="adminAudit">
      <AuditFilters />
      <Entries />
    </AdminPage>
  );
}

function Entries() {
  const { filter } = useAuditFilter();
  const state = useAuditEntries(filter);
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0)
    return (
      <EmptyState
        icon={ScrollText}
        title={t(texts, 'administration.audit.none.title')}
        text={t(texts, 'administration.audit.none.text')}
      />
    );
  return (
    <>
      <ul aria-label={t(texts, 'administration.audit.list')} className="grid gap-2">
        {entries.map((entry) => (
          <AuditEntryItem key={entry.id} entry={entry} />
        ))}
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
    </>
  );
}

/** Chooses the kind of act. A person or a subject is chosen by its entry, and shown here to be left again. */
function AuditFilters() {
  const { filter, setFilter } = useAuditFilter();
  const { action, actorId, subjectId } = filter;
  const options = [
    { value: 'all' as const, label: t(texts, 'administration.audit.all') },
    ...auditActions.map((value) => ({ value, label: nameAction(value) }))
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SelectInput
        label={t(texts, 'administration.audit.action')}
        value={action ?? 'all'}
        options={options}
        onChange={(chosen) => {
          const { action: _before, ...others } = filter;
          setFilter(chosen === 'all' ? others : { ...others, action: chosen });
        }}
      />
      {actorId === undefined && subjectId === undefined ? null : (
        <Button variant="ghost" onClick={() => setFilter(action === undefined ? {} : { action })}>
          {t(texts, 'administration.audit.everyone')}
        </Button>
      )}
    </div>
  );
}

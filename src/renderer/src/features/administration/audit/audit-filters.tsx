import { auditActions } from '#shared/domain/people/audit.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { nameAction } from './action-names.ts';
import { useAuditFilter } from './audit-queries.ts';

/** Chooses the kind of act. A person or a subject is chosen by its entry, and shown here to be left again. */
export function AuditFilters() {
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

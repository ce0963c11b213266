import type { AuditEntry } from '#shared/contract/cloud/administration.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/administration.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { nameAction } from './action-names.ts';
import { useAuditFilter } from './audit-queries.ts';

export function AuditEntryItem({ entry }: { readonly entry: AuditEntry }) {
  const { at, action, actor, subject, reason, details } = entry;
  const formatMoment = useFormatMoment();
  const { filter, setFilter } = useAuditFilter();
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  return (
    <li className="grid min-w-0 grid-cols-1 gap-1.5 rounded-panel border border-n6 bg-n2 px-4 py-3 text-ui">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-medium">{nameAction(action)}</h2>
        <span className="text-label text-n10">{formatMoment(at)}</span>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-n11">
        {actor === null ? (
          <span>{t(texts, 'administration.audit.server')}</span>
        ) : (
          <Part part="PersonLink" person={actor} />
        )}
        {actor?.id === subject.id ? null : (
          <Button
            variant="ghost"
            className="min-w-0"
            onClick={() => setFilter({ ...filter, subjectId: subject.id })}
          >
            <span className="truncate">
              {t(texts, 'administration.audit.about', { subject: subject.name ?? subject.id })}
            </span>
          </Button>
        )}
      </div>
      <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line">
        {reason}
      </p>
      {facts.length === 0 ? null : (
        <p className="font-mono text-label wrap-anywhere text-n10">{facts.join(' · ')}</p>
      )}
    </li>
  );
}

import {
  changesNothing,
  type ImportPlan,
  type ImportCounts
} from '#shared/domain/craft/transfer/import-plan.ts';
import { describeChanges } from '#shared/domain/craft/prompt/journal/describe-changes.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/transfer.json';
import { nameField, nameValue } from '#renderer/messages/translated-names.ts';
import type { ImportPreview } from './import-preview.ts';

type ImportDialogProps = {
  readonly offer: ImportPreview;
  readonly current: PromptDocument;
  readonly onCancel: () => void;
  readonly onAccept: () => void;
};

/** Shows what an import would change. Cancel changes nothing. */
export function ImportDialog({ offer, current, onCancel, onAccept }: ImportDialogProps) {
  const isPointless =
    offer.kind === 'pack'
      ? changesNothing(offer.plan)
      : describeChanges(current, offer.document).length === 0;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={offer.kind === 'prompt' ? t(texts, 'transfer.openPrompt') : t(texts, 'transfer.importPack')}
      description={offer.fileName}
      size="m"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t(texts, 'transfer.cancel')}
          </Button>
          <Button variant="primary" onClick={onAccept} disabled={isPointless}>
            {offer.kind === 'prompt' ? t(texts, 'transfer.openInBuilder') : t(texts, 'transfer.import')}
          </Button>
        </>
      }
    >
      {isPointless ? <Callout tone="info">{t(texts, 'transfer.nothingNew')}</Callout> : null}
      {offer.kind === 'prompt' ? (
        <PromptChanges current={current} next={offer.document} />
      ) : (
        <PackChanges plan={offer.plan} templatesOffered={offer.templatesOffered} />
      )}
    </Dialog>
  );
}

function PromptChanges({
  current,
  next
}: {
  readonly current: PromptDocument;
  readonly next: PromptDocument;
}) {
  const changes = describeChanges(current, next);
  return (
    <>
      <p className="mb-3 text-ui text-n11">{t(texts, 'transfer.replaces')}</p>
      <dl className="divide-y divide-n6 text-ui">
        {changes.map(({ field, label, before, after }) => (
          <div key={field} className="grid gap-1 py-2">
            <dt className="text-label text-n10">{nameField(field, label)}</dt>
            <dd className="break-words">
              <del className="text-n10 decoration-n8">
                {nameValue(field, before) || t(texts, 'transfer.empty')}
              </del>
              <span aria-hidden="true"> → </span>
              <ins className="no-underline">{nameValue(field, after) || t(texts, 'transfer.empty')}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const parts = ['history', 'templates', 'marks'] as const;
const columns = ['what', 'added', 'replaced', 'unchanged'] as const;

type PackChangesProps = {
  readonly plan: ImportPlan;
  readonly templatesOffered: boolean | undefined;
};

function PackChanges({ plan, templatesOffered }: PackChangesProps) {
  return (
    <>
      <table className="w-full text-ui tabular-nums">
        <thead className="text-label text-n10">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 text-start font-medium">
                {t(texts, `transfer.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <ImportCountRow key={part} label={t(texts, `transfer.part.${part}`)} importCounts={plan[part]} />
          ))}
        </tbody>
      </table>
      {templatesOffered === undefined ? null : (
        <p className="mt-3 text-ui text-n11">
          {t(texts, templatesOffered ? 'transfer.offered' : 'transfer.notOffered')}
        </p>
      )}
      {plan.droppedFromHistory > 0 ? (
        <Callout tone="warning">{t(texts, 'transfer.dropped', { count: plan.droppedFromHistory })}</Callout>
      ) : null}
    </>
  );
}

function ImportCountRow({
  label,
  importCounts
}: {
  readonly label: string;
  readonly importCounts: ImportCounts;
}) {
  return (
    <tr className="border-t border-n6">
      <th scope="row" className="py-2 text-start font-normal">
        {label}
      </th>
      <td>{formatNumber(importCounts.added)}</td>
      <td>{formatNumber(importCounts.replaced)}</td>
      <td>{formatNumber(importCounts.unchanged)}</td>
    </tr>
  );
}

import { changesNothing, type ImportPlan, type Tally } from '#shared/domain/craft/transfer/import-plan.ts';
import { describeChanges } from '#shared/domain/craft/prompt/journal/changes.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/transfer.json';
import { nameField, nameValue } from '#renderer/messages/names.ts';
import type { ImportOffer } from './offer.ts';

type Props = {
  readonly offer: ImportOffer;
  readonly current: PromptDocument;
  readonly onCancel: () => void;
  readonly onAccept: () => void;
};

/** Shows what an import would change. Cancel changes nothing. */
export function ImportDialog({ offer, current, onCancel, onAccept }: Props) {
  const isPointless =
    offer.kind === 'pack'
      ? changesNothing(offer.plan)
      : describeChanges(current, offer.document).length === 0;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={offer.kind === 'prompt' ? say(texts, 'transfer.openPrompt') : say(texts, 'transfer.importPack')}
      description={offer.fileName}
      size="m"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {say(texts, 'transfer.cancel')}
          </Button>
          <Button variant="primary" onClick={onAccept} disabled={isPointless}>
            {offer.kind === 'prompt' ? say(texts, 'transfer.openInBuilder') : say(texts, 'transfer.import')}
          </Button>
        </>
      }
    >
      {isPointless ? <Notice tone="info">{say(texts, 'transfer.nothingNew')}</Notice> : null}
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
      <p className="mb-3 text-ui text-n11">{say(texts, 'transfer.replaces')}</p>
      <dl className="divide-y divide-n6 text-ui">
        {changes.map(({ field, label, before, after }) => (
          <div key={field} className="grid gap-1 py-2">
            <dt className="text-label text-n10">{nameField(field, label)}</dt>
            <dd className="break-words">
              <del className="text-n10 decoration-n8">
                {nameValue(field, before) || say(texts, 'transfer.empty')}
              </del>
              <span aria-hidden="true"> → </span>
              <ins className="no-underline">{nameValue(field, after) || say(texts, 'transfer.empty')}</ins>
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
                {say(texts, `transfer.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <TallyRow key={part} label={say(texts, `transfer.part.${part}`)} tally={plan[part]} />
          ))}
        </tbody>
      </table>
      {templatesOffered === undefined ? null : (
        <p className="mt-3 text-ui text-n11">
          {say(texts, templatesOffered ? 'transfer.offered' : 'transfer.notOffered')}
        </p>
      )}
      {plan.droppedFromHistory > 0 ? (
        <Notice tone="warning">{say(texts, 'transfer.dropped', { count: plan.droppedFromHistory })}</Notice>
      ) : null}
    </>
  );
}

function TallyRow({ label, tally }: { readonly label: string; readonly tally: Tally }) {
  return (
    <tr className="border-t border-n6">
      <th scope="row" className="py-2 text-start font-normal">
        {label}
      </th>
      <td>{formatNumber(tally.added)}</td>
      <td>{formatNumber(tally.replaced)}</td>
      <td>{formatNumber(tally.unchanged)}</td>
    </tr>
  );
}

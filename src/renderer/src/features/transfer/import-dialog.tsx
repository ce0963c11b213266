import { changesNothing, type ImportPlan, type Tally } from '#shared/domain/transfer/import-plan.ts';
import { describeChanges } from '#shared/domain/prompt/changes.ts';
import type { PromptDocument } from '#shared/domain/prompt/prompt.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
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
      title={offer.kind === 'prompt' ? 'Open this prompt?' : 'Import this pack?'}
      description={offer.fileName}
      size="m"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" onClick={onAccept} disabled={isPointless}>
            {offer.kind === 'prompt' ? 'Open in builder' : 'Import'}
          </Button>
        </>
      }
    >
      {isPointless ? <Notice tone="info">Everything in this file is already here.</Notice> : null}
      {offer.kind === 'prompt' ? (
        <PromptChanges current={current} next={offer.document} />
      ) : (
        <PackChanges plan={offer.plan} />
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
      <p className="mb-3 text-ui text-n11">It replaces the prompt in the builder. Undo brings yours back.</p>
      <dl className="divide-y divide-n6 text-ui">
        {changes.map(({ field, label, before, after }) => (
          <div key={field} className="grid gap-1 py-2">
            <dt className="text-label text-n10">{label}</dt>
            <dd className="break-words">
              <del className="text-n10 decoration-n8">{before || 'empty'}</del>
              <span aria-hidden="true"> → </span>
              <ins className="no-underline">{after || 'empty'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const rows = [
  ['history', 'Prompts in history'],
  ['templates', 'Templates of your own'],
  ['marks', 'Favourites and usage']
] as const;

function PackChanges({ plan }: { readonly plan: ImportPlan }) {
  return (
    <>
      <table className="w-full text-ui tabular-nums">
        <thead className="text-label text-n10">
          <tr>
            {['What', 'New', 'Replaced', 'Unchanged'].map((heading) => (
              <th key={heading} scope="col" className="py-1 text-start font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([part, label]) => (
            <TallyRow key={part} label={label} tally={plan[part]} />
          ))}
        </tbody>
      </table>
      {plan.droppedFromHistory > 0 ? (
        <Notice tone="warning">
          History keeps fifty prompts: the {plan.droppedFromHistory} oldest will not be kept. Export
          everything first if you need them.
        </Notice>
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
      <td>{tally.added}</td>
      <td>{tally.replaced}</td>
      <td>{tally.unchanged}</td>
    </tr>
  );
}

import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { runLongWork } from '#renderer/lib/long-work.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { type ImportPlan, type ImportRow, maxImportRows } from './plan-import.ts';

type Props = { readonly fileName: string; readonly plan: ImportPlan; readonly onClose: () => void };

const draftsOf = (plan: ImportPlan) =>
  'rows' in plan ? plan.rows.flatMap((row) => ('draft' in row ? [row.draft] : [])) : [];

/** The drafts to create and the errors in the file; nothing is saved before the user confirms. */
export function ImportDialog({ fileName, plan, onClose }: Props) {
  const drafts = draftsOf(plan);
  const { isBusy, save } = useImport(plan, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.import.title')}
      description={<span dir="auto">{fileName}</span>}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.coupon.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={drafts.length === 0}
            onClick={() => void save()}
          >
            {t(texts, 'selling.import.confirm', { count: drafts.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ui">
        {'rows' in plan ? (
          <DryRun rows={plan.rows} />
        ) : (
          <Callout tone="danger">
            {t(texts, `selling.import.file.${plan.problem}`, { row: plan.row ?? 0, count: maxImportRows })}
          </Callout>
        )}
        <p className="text-label text-n11">{t(texts, 'selling.import.columns')}</p>
      </div>
    </Dialog>
  );
}

function DryRun({ rows }: { readonly rows: readonly ImportRow[] }) {
  const wrong = rows.filter((row) => 'problem' in row).length;
  return (
    <>
      {wrong === 0 ? null : (
        <Callout tone="warning">{t(texts, 'selling.import.wrong', { count: wrong })}</Callout>
      )}
      <ul aria-label={t(texts, 'selling.import.rows')} className="grid gap-2.5">
        {rows.map((row) => (
          <li key={row.row} className="grid min-w-0">
            <span className="min-w-0 break-words">
              {t(texts, 'selling.import.row', { row: row.row })} <span dir="auto">{row.title}</span>
            </span>
            <span className="text-n11">
              {'draft' in row
                ? t(texts, 'selling.import.becomesDraft')
                : t(texts, `selling.import.problem.${row.problem}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saves each draft as the editor does. After a failure those that were saved stay, and the number is said. */
function useImport(plan: ImportPlan, onClose: () => void) {
  const { listingDrafts, notify, now } = useSellingDependencies();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const drafts = draftsOf(plan);
    const saved = await runLongWork(async (report) => {
      for (const [index, draft] of drafts.entries()) {
        const answer = await listingDrafts.save({ ...draft, id: crypto.randomUUID(), savedAt: now() });
        if (!answer.ok) {
          notify({ type: 'error', title: translateError(answer.error) });
          return index;
        }
        report((index + 1) / drafts.length);
      }
      return drafts.length;
    });
    await client.invalidateQueries({ queryKey: ['listingDrafts.list'] });
    if (saved > 0) notify({ type: 'success', title: t(texts, 'selling.import.done', { count: saved }) });
    onClose();
  };
  return { isBusy, save };
}

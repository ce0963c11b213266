import { useState } from 'react';
import { changesNothing } from '#shared/domain/craft/transfer/import-plan.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import type { RestorePreview, RestoreMode } from './backups.ts';
import type { RestorePlan } from './restore-plan.ts';

type Props = {
  readonly offer: RestorePreview;
  readonly onRestore: (way: RestoreMode) => void;
  readonly onClose: () => void;
};

/** Shows what a backup would change, before anything does. */
export function RestoreDialog({ offer, onRestore, onClose }: Props) {
  const { plan, fileName } = offer;
  const [way, setWay] = useState<RestoreMode>('merge');
  const isPointless = { merge: changesNothing(plan.merge), replace: plan.replace.every((one) => one.isSame) };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'settings.restore.title')}
      description={fileName}
      size="m"
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'settings.cancel')}</Button>
          <Button variant="primary" disabled={isPointless[way]} onClick={() => onRestore(way)}>
            {t(texts, `settings.way.${way}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          label={t(texts, 'settings.way')}
          value={way}
          options={(['merge', 'replace'] as const).map((value) => ({
            value,
            label: t(texts, `settings.way.${value}`)
          }))}
          onChange={setWay}
        />
        <p className="text-ui text-n11">{t(texts, `settings.wayHint.${way}`)}</p>
        {isPointless[way] ? <Callout tone="info">{t(texts, 'settings.restore.same')}</Callout> : null}
        {way === 'merge' ? <Merged plan={plan} /> : <Replaced plan={plan} />}
        {way === 'merge' && plan.merge.droppedFromHistory > 0 ? (
          <Callout tone="warning">
            {t(texts, 'settings.restore.dropped', { count: plan.merge.droppedFromHistory })}
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}

type PlanProps = { readonly plan: RestorePlan };

function Merged({ plan }: PlanProps) {
  const heads = (['what', 'added', 'replaced', 'unchanged'] as const).map((id) =>
    t(texts, `settings.head.${id}`)
  );
  const rows = (['history', 'templates', 'marks'] as const).map((kind) => {
    const { added, replaced, unchanged } = plan.merge[kind];
    return [t(texts, `settings.kind.${kind}`), ...[added, replaced, unchanged].map(formatNumber)];
  });
  return <Table heads={heads} rows={rows} />;
}

function Replaced({ plan }: PlanProps) {
  const heads = (['what', 'now', 'after'] as const).map((id) => t(texts, `settings.head.${id}`));
  const rows = plan.replace.map(({ kind, now, after, isSame }) => [
    t(texts, `settings.kind.${kind}`),
    formatNumber(now),
    isSame ? t(texts, 'settings.same') : formatNumber(after)
  ]);
  return <Table heads={heads} rows={rows} />;
}

type TableProps = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function Table({ heads, rows }: TableProps) {
  return (
    <table className="w-full text-ui tabular-nums">
      <thead className="text-label text-n10">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pe-3 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-t border-n6">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {name}
            </th>
            {values.map((value, place) => (
              <td key={heads[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

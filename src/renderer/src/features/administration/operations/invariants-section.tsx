import { useState } from 'react';
import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useOperate, useOperations } from './operations-queries.ts';
import { OperationsSection, Quiet } from './operations-section.tsx';

type Props = { readonly operations: Operations };

const pollMs = 1000;

/** The last run of the invariants; a new one runs in the background. */
export function InvariantsSection({ operations: { invariants } }: Props) {
  const formatMoment = useFormatMoment();
  const check = useCheck(invariants?.checkedAt ?? null);
  return (
    <OperationsSection
      id="invariants"
      title={t(texts, 'admin-overview.health.invariants')}
      action={
        <Button isBusy={check.isRunning} onClick={check.start}>
          {t(texts, 'admin-overview.invariants.checkNow')}
        </Button>
      }
    >
      {invariants === null ? (
        <Quiet>{t(texts, 'admin-overview.invariants.never')}</Quiet>
      ) : (
        <>
          <Outcome invariants={invariants} />
          <p className="text-label text-n10">
            {t(texts, 'admin-overview.invariants.checked', {
              moment: formatMoment(invariants.checkedAt),
              milliseconds: invariants.milliseconds
            })}
          </p>
        </>
      )}
    </OperationsSection>
  );
}

/** Runs until a run that is newer than the one shown has come. */
function useCheck(checkedAt: number | null) {
  const { operations } = useAdminDependencies();
  const { operate } = useOperate();
  const [before, setBefore] = useState<number | null | 'idle'>('idle');
  const isRunning = before !== 'idle' && before === checkedAt;
  useOperations(isRunning ? pollMs : undefined);
  const start = async () => {
    setBefore(checkedAt);
    if (!(await operate(() => operations.checkInvariants()))) setBefore('idle');
  };
  return { isRunning, start: () => void start() };
}

function Outcome({ invariants }: { readonly invariants: NonNullable<Operations['invariants']> }) {
  const { total, violations } = invariants;
  if (violations.length === 0)
    return <Callout tone="success">{t(texts, 'admin-overview.invariants.hold', { total })}</Callout>;
  return (
    <>
      <Callout tone="danger">
        {t(texts, 'admin-overview.invariants.violated', { count: violations.length, total })}
      </Callout>
      <ul className="grid gap-2">
        {violations.map(({ name, statement, rows }) => (
          <li key={name} className="grid gap-0.5">
            <span>{statement}</span>
            <span className="font-mono text-label wrap-anywhere text-n10">
              {name} · {t(texts, 'admin-overview.invariants.rows', { rows })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

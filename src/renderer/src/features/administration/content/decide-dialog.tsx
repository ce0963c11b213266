import { useState } from 'react';
import type { QueueItem } from '#shared/contract/cloud/admin/content.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { listCannedReasons } from '#shared/domain/market/moderation/canned-reasons.ts';
import { minDecisionReasonLength } from '#shared/domain/market/moderation/decision.ts';
import type { QueueOutcome } from '#shared/domain/market/moderation/queue.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/admin-content.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { type ItemResult, useDecide } from './content-queries.ts';
import { ReasonFields, startReason, toSent } from './reason-fields.tsx';

type Props = {
  /** Of one kind. */
  readonly items: readonly QueueItem[];
  readonly outcome: QueueOutcome;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly finalFocus?: (() => HTMLElement | true) | undefined;
};

/** Takes the reason, then decides. What was typed stays, with the result of each item, where one is refused. */
export function DecideDialog({ items, outcome, onClose, onDone, finalFocus }: Props) {
  const [first] = items;
  const kind = first?.kind ?? 'submission';
  const choices = listCannedReasons(kind, outcome);
  const language = items.length === 1 ? (first?.language ?? null) : null;
  const [reason, setReason] = useState(() => startReason(choices[0] ?? null, language));
  const [hasTried, setHasTried] = useState(false);
  const { mutate, isPending, error, data: results = [] } = useDecide(items, onDone);
  const sent = toSent(reason, language);
  const isMissing = sent.code === null && sent.text.length < minDecisionReasonLength;
  const refusal = readRefusal(error, isContractError);
  const verb = t(texts, `admin-content.do.${kind}_${outcome}`);
  const decide = () => {
    setHasTried(true);
    if (!isMissing) mutate({ outcome, reason: sent });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      finalFocus={finalFocus}
      title={verb}
      description={
        items.length > 1 ? (
          t(texts, 'admin-content.many', { count: items.length })
        ) : (
          <span dir="auto">{first?.title}</span>
        )
      }
      footer={
        <Button variant={outcome === 'rejected' ? 'danger' : 'primary'} isBusy={isPending} onClick={decide}>
          {verb}
        </Button>
      }
    >
      <div className="grid gap-4 text-ui">
        <FormProblem problem={refusal === undefined ? null : translateError(refusal)} />
        <Results results={results} />
        <ReasonFields
          {...{ reason, language, choices }}
          isMissing={hasTried && isMissing}
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}

/** The outcome of each item, shown once one was refused. */
function Results({ results }: { readonly results: readonly ItemResult[] }) {
  if (results.every(({ refusal }) => refusal === null)) return null;
  return (
    <ul aria-label={t(texts, 'admin-content.results')} className="grid gap-1">
      {results.map(({ item, refusal }) => (
        <li key={item.id} className={refusal === null ? 'text-success-11' : 'text-danger-11'}>
          <bdi>{item.title}</bdi>:{' '}
          {refusal === null ? t(texts, 'admin-content.decided') : translateError(refusal)}
        </li>
      ))}
    </ul>
  );
}

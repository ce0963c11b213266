import { useState } from 'react';
import { maxOwnWordsLength, type QueueItem } from '#shared/contract/cloud/admin/content.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import {
  type CannedReason,
  cannedReasons,
  listCannedReasons
} from '#shared/domain/market/moderation/canned-reasons.ts';
import { minDecisionReasonLength } from '#shared/domain/market/moderation/decision.ts';
import type { QueueOutcome } from '#shared/domain/market/moderation/queue.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/admin-content.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { type ItemResult, useDecide } from './content-queries.ts';

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
  const [code, setCode] = useState<CannedReason | null>(choices[0] ?? null);
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { mutate, isPending, error, data: results = [] } = useDecide(items, onDone);
  const isMissing = code === null && text.trim().length < minDecisionReasonLength;
  const refusal = readRefusal(error, isContractError);
  const verb = t(texts, `admin-content.do.${kind}_${outcome}`);
  const decide = () => {
    setHasTried(true);
    if (!isMissing) mutate({ outcome, reason: { code, text: text.trim() } });
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
        <FormField
          name="code"
          label={t(texts, 'admin-content.reason')}
          hint={t(texts, 'admin-content.reasonHint')}
        >
          {({ id, name }) => <ReasonSelect {...{ id, name, code, choices }} onChange={setCode} />}
        </FormField>
        <OwnWords text={text} isMissing={hasTried && isMissing} onChange={setText} />
      </div>
    </Dialog>
  );
}

type OwnWordsProps = {
  readonly text: string;
  readonly isMissing: boolean;
  readonly onChange: (text: string) => void;
};

function OwnWords({ text, isMissing, onChange }: OwnWordsProps) {
  return (
    <FormField
      name="text"
      label={t(texts, 'admin-content.words')}
      hint={t(texts, 'admin-content.wordsHint')}
      problem={isMissing ? t(texts, 'admin-content.tooShort', { least: minDecisionReasonLength }) : undefined}
    >
      {(control) => (
        <TextArea {...control} rows={4} maxLength={maxOwnWordsLength} value={text} onChange={onChange} />
      )}
    </FormField>
  );
}

/** What became of each, once one was refused. */
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

type ReasonSelectProps = {
  readonly id: string;
  readonly name: string;
  readonly code: CannedReason | null;
  readonly choices: readonly CannedReason[];
  readonly onChange: (code: CannedReason | null) => void;
};

/** In the administrator's language; the person reads the same in theirs. */
function ReasonSelect({ id, name, code, choices, onChange }: ReasonSelectProps) {
  const language = readLanguage().locale.startsWith('es') ? 'es' : 'en';
  return (
    <SelectInput<CannedReason | 'own'>
      id={id}
      name={name}
      label={t(texts, 'admin-content.reason')}
      value={code ?? 'own'}
      options={[
        ...choices.map((each) => ({ value: each, label: cannedReasons[each][language] })),
        { value: 'own', label: t(texts, 'admin-content.ownWords') }
      ]}
      onChange={(chosen) => onChange(chosen === 'own' ? null : chosen)}
    />
  );
}

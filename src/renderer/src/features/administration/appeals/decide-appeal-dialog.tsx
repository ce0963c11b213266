import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppealToDecide } from '#shared/contract/cloud/moderation.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { maxReasonLength, minDecisionReasonLength } from '#shared/domain/market/moderation/decision.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal, unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/administration.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';

type Props = { readonly appeal: AppealToDecide; readonly onClose: () => void };

/** Takes the answer that the person will read, then accepts or rejects the appeal. */
export function DecideAppealDialog({ appeal: { id, person, decision }, onClose }: Props) {
  const [answer, setAnswer] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { mutate, isPending, variables, error } = useDecision(id, onClose);
  const isTooShort = answer.trim().length < minDecisionReasonLength;
  const refusal = readRefusal(error, isContractError);
  const send = (isAccepted: boolean) => {
    setHasTried(true);
    if (!isTooShort) mutate({ isAccepted, answer: answer.trim() });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'administration.appeals.decide')}
      description={<span dir="auto">{person.displayName}</span>}
      footer={
        <>
          <Button isBusy={isPending && !variables.isAccepted} onClick={() => send(false)}>
            {t(texts, 'administration.appeals.reject')}
          </Button>
          <Button variant="primary" isBusy={isPending && variables.isAccepted} onClick={() => send(true)}>
            {t(texts, 'administration.appeals.accept')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ui">
        <FormProblem problem={refusal === undefined ? null : translateError(refusal)} />
        <p className="text-n11">{t(texts, `administration.appeals.effect.${decision.kind}`)}</p>
        <FormField
          name="answer"
          label={t(texts, 'administration.appeals.answer')}
          hint={t(texts, 'administration.appeals.answerHint')}
          problem={
            hasTried && isTooShort
              ? t(texts, 'administration.reasonShort', { least: minDecisionReasonLength })
              : undefined
          }
        >
          {(control) => (
            <TextArea {...control} rows={5} maxLength={maxReasonLength} value={answer} onChange={setAnswer} />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}

type Answer = { readonly isAccepted: boolean; readonly answer: string };

function useDecision(id: string, onDone: () => void) {
  const { appeals, notify } = useAdminDependencies();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => unwrap(appeals.decide({ id, ...answer })),
    onSuccess: async (_nothing, { isAccepted }) => {
      const title = isAccepted ? 'administration.appeals.accepted' : 'administration.appeals.rejected';
      notify({ type: 'success', title: t(texts, title) });
      await client.invalidateQueries({ queryKey: ['appeals.list'] });
      onDone();
    }
  });
}

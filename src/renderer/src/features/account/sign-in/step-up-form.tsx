import { useState } from 'react';
import type { Parts } from '#renderer/feature-api/parts.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { checkCode, listProblems } from '../form/check-fields.ts';
import { CodeField, refuseBy, SubmitButton } from '../form/form-parts.tsx';

/** Asks a signed-in person for a code of their second factor. */
export const StepUpForm: Parts['StepUpForm'] = ({ onDone }) => {
  const [isRecovery, setIsRecovery] = useState(false);
  const { admin } = useServices().platform.cloud;
  const form = useForm<'code'>({
    initial: { code: '' },
    check: ({ code }) => listProblems({ code: checkCode(code) }),
    async send({ code }) {
      const answer = await admin.stepUp({ code: code.trim(), kind: isRecovery ? 'recovery' : 'totp' });
      if (!answer.ok) return refuseBy(answer.error, { wrong_code: 'code' });
      onDone();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormProblem problem={form.problem} />
      <CodeField form={form} isRecovery={isRecovery} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.stepUp.do')}</SubmitButton>
        <Button
          variant="ghost"
          onClick={() => {
            form.reset();
            setIsRecovery(!isRecovery);
          }}
        >
          {t(texts, isRecovery ? 'account.second.useCode' : 'account.second.useRecovery')}
        </Button>
      </div>
    </form>
  );
};

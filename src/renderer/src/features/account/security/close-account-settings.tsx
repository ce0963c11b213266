import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import { endSession } from '#renderer/feature-api/sign-out-intent.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { useAccount, useAccountDependencies } from '../session/dependencies.tsx';
import { checkTyped, listProblems } from '../form/check-fields.ts';
import { refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { PasswordField } from '../form/account-fields.tsx';

/** Taking along what is kept about oneself, and leaving. */
export function CloseAccountSettings() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <ExportData />
      <hr className="border-n6" />
      <p className="text-ui text-n11">{t(texts, 'account.leave.text')}</p>
      {isLeaving ? (
        <Leave onCancel={() => setIsLeaving(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsLeaving(true)}>
          {t(texts, 'account.leave.begin')}
        </Button>
      )}
    </>
  );
}

function ExportData() {
  const { account, download, now } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    const answer = await account.export();
    setIsBusy(false);
    setProblem(answer.ok ? null : translateError(answer.error));
    if (!answer.ok) return;
    const day = new Date(now()).toISOString().slice(0, 10);
    await download(`reelwright-account-${day}.json`, JSON.stringify(answer.value, null, 2));
  };
  return (
    <>
      <p className="text-ui text-n11">{t(texts, 'account.data.text')}</p>
      <FormProblem problem={problem} />
      <Button icon={Download} isBusy={isBusy} className="justify-self-start" onClick={() => void take()}>
        {t(texts, 'account.data.do')}
      </Button>
    </>
  );
}

function Leave({ onCancel }: { readonly onCancel: () => void }) {
  const { hasPassword, profile } = useAccount();
  const { account, store, notify } = useAccountDependencies();
  const form = useForm<'confirmation'>({
    initial: { confirmation: '' },
    check: ({ confirmation }) => listProblems({ confirmation: checkTyped(confirmation) }),
    async send({ confirmation }) {
      const answer = await endSession(() => account.remove({ confirmation }));
      if (!answer.ok) return refuseBy(answer.error, { wrong_credentials: 'confirmation' });
      store.getState().take(null);
      notify({ type: 'info', title: t(texts, 'account.leave.done') });
      return null;
    }
  });
  const { confirmation: problem } = form.problems;
  return (
    <form {...form.formProps} className="grid gap-4">
      <Callout tone="danger">{t(texts, 'account.leave.warning')}</Callout>
      <FormProblem problem={form.problem} />
      {hasPassword ? (
        <PasswordField
          {...form.bind('confirmation')}
          name="confirmation"
          label={t(texts, 'account.password.current')}
          problem={problem}
        />
      ) : (
        <FormField
          name="confirmation"
          label={t(texts, 'account.leave.typeName', { username: profile.username })}
          problem={problem}
        >
          {(control) => (
            <TextInput {...control} {...form.bind('confirmation')} dir="ltr" autoComplete="off" />
          )}
        </FormField>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="danger" isBusy={form.isBusy}>
          {t(texts, 'account.leave.do')}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t(texts, 'account.cancel')}
        </Button>
      </div>
    </form>
  );
}

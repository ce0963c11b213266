import { Download } from 'lucide-react';
import { useState } from 'react';
import { say } from '#renderer/lib/messages/say.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';
import { useAccount, useAccountDependencies } from './dependencies.tsx';
import { checkTyped, listProblems } from './check-fields.ts';
import { SubmitButton } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { refuseBy } from './refuse-by.ts';

/** Taking along what is kept about oneself, and leaving. */
export function LeaveSettings() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <TakeAlong />
      <hr className="border-n6" />
      <p className="text-ui text-n11">{say(texts, 'account.leave.text')}</p>
      {isLeaving ? (
        <Leave onCancel={() => setIsLeaving(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsLeaving(true)}>
          {say(texts, 'account.leave.begin')}
        </Button>
      )}
    </>
  );
}

function TakeAlong() {
  const { account, download, now } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    const answer = await account.export();
    setIsBusy(false);
    setProblem(answer.ok ? null : sayError(answer.error));
    if (!answer.ok) return;
    const day = new Date(now()).toISOString().slice(0, 10);
    await download(`reelwright-account-${day}.json`, JSON.stringify(answer.value, null, 2));
  };
  return (
    <>
      <p className="text-ui text-n11">{say(texts, 'account.data.text')}</p>
      <FormProblem problem={problem} />
      <Button icon={Download} isBusy={isBusy} className="justify-self-start" onClick={() => void take()}>
        {say(texts, 'account.data.do')}
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
      const answer = await account.remove({ confirmation });
      if (!answer.ok) return refuseBy(answer.error, { wrong_credentials: 'confirmation' });
      store.getState().take(null);
      notify({ type: 'info', title: say(texts, 'account.leave.done') });
      return null;
    }
  });
  const { confirmation: problem } = form.problems;
  return (
    <form {...form.formProps} className="grid gap-4">
      <Notice tone="danger">{say(texts, 'account.leave.warning')}</Notice>
      <FormProblem problem={form.problem} />
      {hasPassword ? (
        <PasswordField
          {...form.bind('confirmation')}
          name="confirmation"
          label={say(texts, 'account.password.current')}
          problem={problem}
        />
      ) : (
        <FormField
          name="confirmation"
          label={say(texts, 'account.leave.typeName', { username: profile.username })}
          problem={problem}
        >
          {(control) => (
            <TextInput {...control} {...form.bind('confirmation')} dir="ltr" autoComplete="off" />
          )}
        </FormField>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="danger" isBusy={form.isBusy}>
          {say(texts, 'account.leave.do')}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {say(texts, 'account.cancel')}
        </Button>
      </div>
    </form>
  );
}

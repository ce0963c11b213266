import { useState } from 'react';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { AuthPage, formClass, OfflineNote } from '../form/form-parts.tsx';
import { authPaths } from '../session/auth-paths.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { AuthLink } from './auth-link.tsx';

/** After a reset, for an account with a second factor: has it removed later, which a mail announces. */
export function RequestFactorRecovery({ token }: { readonly token: string }) {
  const { account } = useAccountDependencies();
  const [dueAt, setDueAt] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = async () => {
    setIsBusy(true);
    const answer = await account.startFactorRecovery({ token });
    setIsBusy(false);
    setProblem(answer.ok ? null : translateError(answer.error));
    setDueAt(answer.ok ? answer.value.dueAt : null);
  };
  if (dueAt !== null) {
    return (
      <Callout tone="info" isLive>
        {t(texts, 'account.recovery.requested', { moment: formatMoment(dueAt) })}
      </Callout>
    );
  }
  return (
    <section className={formClass}>
      <h2 className="text-lead font-semibold">{t(texts, 'account.recovery.title')}</h2>
      <p className="text-read text-n11">{t(texts, 'account.recovery.text')}</p>
      <FormProblem problem={problem} />
      <Button className="justify-self-start" isBusy={isBusy} onClick={() => void request()}>
        {t(texts, 'account.recovery.do')}
      </Button>
    </section>
  );
}

/** The target of the links in the announcing mails. Mail scanners open links, so a person has to confirm. */
export function KeepSecondFactor() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { account } = useAccountDependencies();
  const [isKept, setIsKept] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async () => {
    setIsBusy(true);
    const answer = await account.cancelFactorRecoveryByMail({ token });
    setIsBusy(false);
    setProblem(answer.ok ? null : translateError(answer.error));
    setIsKept(answer.ok);
  };
  if (isKept) {
    return (
      <AuthPage
        title={t(texts, 'account.recovery.kept')}
        footer={<AuthLink to={authPaths.reset}>{t(texts, 'account.reset.title')}</AuthLink>}
      >
        <Callout tone="success" isLive>
          {t(texts, 'account.recovery.keptText')}
        </Callout>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t(texts, 'account.recovery.keep')} lead={t(texts, 'account.recovery.keepLead')}>
      <OfflineNote />
      <FormProblem problem={token === '' ? t(texts, 'account.verify.noToken') : problem} />
      {token === '' ? null : (
        <Button variant="primary" className="justify-self-start" isBusy={isBusy} onClick={() => void keep()}>
          {t(texts, 'account.recovery.keepDo')}
        </Button>
      )}
    </AuthPage>
  );
}

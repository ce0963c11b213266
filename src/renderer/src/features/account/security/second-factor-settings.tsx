import { useState } from 'react';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { useAccount, useAccountDependencies } from '../session/dependencies.tsx';
import { ReauthenticateForm, RecoveryCodes, SetUpFactor } from './set-up-factor.tsx';

/** A code besides the password, at each sign-in. */
export function SecondFactor() {
  const { hasSecondFactor, hasPassword, factorRecoveryDueAt } = useAccount();
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (factorRecoveryDueAt !== null) return <PendingRemoval dueAt={factorRecoveryDueAt} />;
  if (!hasPassword) return <p className="text-ui text-n11">{t(texts, 'account.factor.needsPassword')}</p>;
  // The codes of a new factor are still to be kept when it is on already.
  if (isSettingUp) return <SetUpFactor onClose={() => setIsSettingUp(false)} />;
  return (
    <>
      <p className="text-read text-n11">
        {t(texts, hasSecondFactor ? 'account.factor.on' : 'account.factor.off')}
      </p>
      {hasSecondFactor ? (
        <Manage />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsSettingUp(true)}>
          {t(texts, 'account.factor.setUp')}
        </Button>
      )}
    </>
  );
}

/** Requested through the mailbox as recovery of a lost factor; whoever is signed in may keep the factor. */
function PendingRemoval({ dueAt }: { readonly dueAt: number }) {
  const { account, store, notify } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async () => {
    const answer = await account.cancelFactorRecovery();
    setProblem(answer.ok ? null : translateError(answer.error));
    if (answer.ok) notify({ type: 'success', title: t(texts, 'account.recovery.kept') });
    void store.getState().load();
  };
  return (
    <>
      <FormProblem problem={problem} />
      <Callout
        tone="warning"
        actions={<Button onClick={() => void cancel()}>{t(texts, 'account.recovery.keepDo')}</Button>}
      >
        {t(texts, 'account.recovery.pending', { moment: formatMoment(dueAt) })}
      </Callout>
    </>
  );
}

type PendingAction = 'renew' | 'remove' | null;

function Manage() {
  const { account, store, notify } = useAccountDependencies();
  const [pendingAction, setPendingAction] = useState<PendingAction>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setPendingAction(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onAcknowledge={() => setCodes(null)} />;
  if (pendingAction === 'renew') {
    return (
      <ReauthenticateForm
        action={t(texts, 'account.codes.renew')}
        prove={(password) => account.regenerateRecoveryCodes({ password })}
        onDone={({ recoveryCodes }) => {
          setCodes(recoveryCodes);
          close();
        }}
        onCancel={close}
      />
    );
  }
  if (pendingAction === 'remove') {
    return (
      <ReauthenticateForm
        action={t(texts, 'account.factor.remove')}
        isDangerous
        prove={(password) => account.removeSecondFactor({ password })}
        onDone={() => {
          close();
          notify({ type: 'success', title: t(texts, 'account.factor.removed') });
          void store.getState().load();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setPendingAction('renew')}>{t(texts, 'account.codes.renew')}</Button>
      <Button variant="ghost" onClick={() => setPendingAction('remove')}>
        {t(texts, 'account.factor.remove')}
      </Button>
    </div>
  );
}

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { useAccountDependencies } from './dependencies.tsx';
import { checkCode, listProblems } from './check-fields.ts';
import { CodeField, SubmitButton } from './form-parts.tsx';
import { ReauthenticateForm } from './reauthenticate-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { refuseBy } from './map-refusal.ts';

type Started = {
  readonly address: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** Password, then the picture for an authenticator and a code from it, then the codes to keep. */
export function SetUpFactor({ onClose }: { readonly onClose: () => void }) {
  const { account, store } = useAccountDependencies();
  const [started, setStarted] = useState<Started | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (started === null) {
    return (
      <ReauthenticateForm
        action={t(texts, 'account.factor.goOn')}
        prove={(password) => account.startSecondFactor({ password })}
        onDone={setStarted}
        onCancel={onClose}
      />
    );
  }
  if (!isConfirmed) {
    const confirm = () => {
      setIsConfirmed(true);
      void store.getState().load();
    };
    return <ConfirmFactor started={started} onConfirmed={confirm} onCancel={onClose} />;
  }
  return (
    <>
      <Callout tone="success" isLive>
        {t(texts, 'account.factor.isOn')}
      </Callout>
      <RecoveryCodes codes={started.recoveryCodes} onAcknowledge={onClose} />
    </>
  );
}

type ConfirmProps = {
  readonly started: Started;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
};

function ConfirmFactor({ started, onConfirmed, onCancel }: ConfirmProps) {
  const { account, copy } = useAccountDependencies();
  const form = useForm<'code'>({
    initial: { code: '' },
    check: ({ code }) => listProblems({ code: checkCode(code) }),
    async send({ code }) {
      const answer = await account.confirmSecondFactor({ code: code.trim() });
      if (!answer.ok) return refuseBy(answer.error, { wrong_code: 'code' });
      onConfirmed();
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-ui text-n11">{t(texts, 'account.factor.scan')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={started.address} label={t(texts, 'account.factor.picture')} />
        <div className="grid min-w-0 flex-1 basis-52 gap-2">
          <p className="text-ui text-n11">{t(texts, 'account.factor.type')}</p>
          <code className="font-mono text-ui break-words select-all">{groupSecret(started.secret)}</code>
          <Button icon={Copy} className="justify-self-start" onClick={() => void copy(started.secret)}>
            {t(texts, 'account.factor.copySecret')}
          </Button>
        </div>
      </div>
      <FormProblem problem={form.problem} />
      <CodeField form={form} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t(texts, 'account.factor.confirm')}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t(texts, 'account.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** In fours, as it is read aloud and typed. */
const groupSecret = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

import { Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/account.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/kit/result.ts';
import { checkCode, checkTyped, listProblems } from '../form/check-fields.ts';
import { useAccountDependencies } from '../session/dependencies.tsx';
import { CodeField, refuseBy, SubmitButton } from '../form/form-parts.tsx';
import { PasswordField } from '../form/account-fields.tsx';

type ReauthenticateFormProps<Value> = {
  /** A verb: what is done once the password was right. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly prove: (password: string) => Promise<Result<Value, ContractError>>;
  readonly onDone: (value: Value) => void;
  readonly onCancel: () => void;
};

/** Asks for the password once more before something that only its owner may do. */
export function ReauthenticateForm<Value>(props: ReauthenticateFormProps<Value>) {
  const { action, isDangerous = false, prove, onDone, onCancel } = props;
  const form = useForm<'password'>({
    initial: { password: '' },
    check: ({ password }) => listProblems({ password: checkTyped(password) }),
    async send({ password }) {
      const answer = await prove(password);
      if (!answer.ok) return refuseBy(answer.error, { wrong_credentials: 'password' });
      onDone(answer.value);
      return null;
    }
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormProblem problem={form.problem} />
      <PasswordField
        {...form.bind('password')}
        name="password"
        label={t(texts, 'account.password.current')}
        problem={form.problems.password}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
          {action}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t(texts, 'account.cancel')}
        </Button>
      </div>
    </form>
  );
}

type QrCodeProps = { readonly text: string; readonly label: string };

/** Dark on white in every theme: cameras look for that. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-card border border-n6"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 3, ecc: 'M' });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))
  );
  return { size, path: squares.join('') };
}

type Props = { readonly codes: readonly string[]; readonly onAcknowledge: () => void };

/** Shown this once: the server keeps only what they are checked by. */
export function RecoveryCodes({ codes, onAcknowledge }: Props) {
  const { copy, download } = useAccountDependencies();
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="grid gap-3">
      <Callout tone="warning">{t(texts, 'account.codes.once')}</Callout>
      <ul
        aria-label={t(texts, 'account.codes.title')}
        className="grid gap-1 rounded-card border border-n6 bg-n1 p-3 font-mono text-ui sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy(text)}>
          {t(texts, 'account.codes.copy')}
        </Button>
        <Button icon={Download} onClick={() => void download('reelwright-recovery-codes.txt', text)}>
          {t(texts, 'account.codes.download')}
        </Button>
        <Button variant="primary" onClick={onAcknowledge}>
          {t(texts, 'account.codes.kept')}
        </Button>
      </div>
    </div>
  );
}

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

import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { useAccountDependencies } from './dependencies.tsx';

type Props = { readonly email: string; readonly onBack: () => void };

/** After signing up: the way on is in a mail. Says the same whether or not the address had an account. */
export function CheckMail({ email, onBack }: Props) {
  const { account } = useAccountDependencies();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sendAgain = async () => {
    const answer = await account.requestVerification({ email });
    setProblem(answer.ok ? null : translateError(answer.error));
    setIsSentAgain(answer.ok);
  };
  return (
    <div className="mx-auto grid w-full max-w-md grow content-center gap-4 p-4 sm:p-6">
      <MailCheck aria-hidden size={28} className="text-accent-11" />
      <h1 ref={heading} className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'account.mail.title')}
      </h1>
      <p className="text-read break-words text-n11">{t(texts, 'account.mail.text', { email })}</p>
      <p className="text-read text-n11">{t(texts, 'account.mail.none')}</p>
      <FormProblem problem={problem} />
      {isSentAgain ? (
        <Callout tone="success" isLive>
          {t(texts, 'account.mail.sentAgain')}
        </Callout>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void sendAgain()}>{t(texts, 'account.mail.again')}</Button>
        <Button variant="ghost" onClick={onBack}>
          {t(texts, 'account.mail.back')}
        </Button>
      </div>
    </div>
  );
}

import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
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
    setProblem(answer.ok ? null : sayError(answer.error));
    setIsSentAgain(answer.ok);
  };
  return (
    <div className="mx-auto grid w-full max-w-md grow content-center gap-4 p-4 sm:p-6">
      <MailCheck aria-hidden size={28} className="text-accent-11" />
      <h1 ref={heading} className="text-title font-semibold" tabIndex={-1}>
        {say(texts, 'account.mail.title')}
      </h1>
      <p className="text-read break-words text-n11">{say(texts, 'account.mail.text', { email })}</p>
      <p className="text-read text-n11">{say(texts, 'account.mail.none')}</p>
      <FormProblem problem={problem} />
      {isSentAgain ? (
        <Notice tone="success" isLive>
          {say(texts, 'account.mail.sentAgain')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void sendAgain()}>{say(texts, 'account.mail.again')}</Button>
        <Button variant="ghost" onClick={onBack}>
          {say(texts, 'account.mail.back')}
        </Button>
      </div>
    </div>
  );
}

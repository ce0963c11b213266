import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Shell } from '#shared/contract/shell.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';

type Described = { readonly server: string | null; readonly isLasting: boolean };

/** On the desktop: signing in by the system's browser, and what to know of this device. */
export function BrowserSignIn({ session }: { readonly session: Shell['session'] }) {
  const described = useDescribed(session);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpened, setIsOpened] = useState(false);
  const open = async () => {
    const answer = await session.enterByBrowser();
    setProblem(answer.ok ? null : sayError(answer.error));
    setIsOpened(answer.ok);
  };
  return (
    <div className="grid gap-3">
      <FormProblem problem={problem} />
      {isOpened ? (
        <Notice tone="info" isLive>
          {say(texts, 'account.browser.opened')}
        </Notice>
      ) : null}
      {described?.server === null ? (
        <Notice tone="warning">{say(texts, 'account.browser.noServer')}</Notice>
      ) : (
        <Button icon={ExternalLink} className="justify-self-start" onClick={() => void open()}>
          {say(texts, 'account.browser.do')}
        </Button>
      )}
      {described?.isLasting === false ? (
        <Notice tone="warning">{say(texts, 'account.browser.notLasting')}</Notice>
      ) : null}
    </div>
  );
}

function useDescribed(session: Shell['session']): Described | null {
  const [described, setDescribed] = useState<Described | null>(null);
  useEffect(() => {
    void session.describe().then((answer) => setDescribed(answer.ok ? answer.value : null));
  }, [session]);
  return described;
}

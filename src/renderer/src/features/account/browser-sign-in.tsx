import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Shell } from '#shared/contract/shell.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Callout } from '#renderer/ui/callout.tsx';

type Described = { readonly server: string | null; readonly isLasting: boolean };

/** On the desktop: signing in by the system's browser, and what to know of this device. */
export function BrowserSignIn({ session }: { readonly session: Shell['session'] }) {
  const described = useDescribed(session);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpened, setIsOpened] = useState(false);
  const open = async () => {
    const answer = await session.enterByBrowser();
    setProblem(answer.ok ? null : translateError(answer.error));
    setIsOpened(answer.ok);
  };
  return (
    <div className="grid gap-3">
      <FormProblem problem={problem} />
      {isOpened ? (
        <Callout tone="info" isLive>
          {t(texts, 'account.browser.opened')}
        </Callout>
      ) : null}
      {described?.server === null ? (
        <Callout tone="warning">{t(texts, 'account.browser.noServer')}</Callout>
      ) : (
        <Button icon={ExternalLink} className="justify-self-start" onClick={() => void open()}>
          {t(texts, 'account.browser.do')}
        </Button>
      )}
      {described?.isLasting === false ? (
        <Callout tone="warning">{t(texts, 'account.browser.notLasting')}</Callout>
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

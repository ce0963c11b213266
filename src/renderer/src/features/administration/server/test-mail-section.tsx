import { useState } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-server.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';

type Outcome = Extract<Awaited<ReturnType<Cloud['testMails']['send']>>, { readonly ok: true }>['value'];

export function TestMailSection() {
  const { testMails, isOnline } = useAdminDependencies();
  const act = useAdminAct(['testMails.send']);
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async (reason: string) => {
    const answer = await act(() => testMails.send({ reason }));
    if (answer.ok) setOutcome(answer.value);
    return answer;
  };
  return (
    <section className="grid min-w-0 grid-cols-1 justify-items-start gap-3">
      <h2 className="text-lead font-semibold">{t(texts, 'admin-server.mail')}</h2>
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-server.mailIntro')}</p>
      <Button
        reason={isOnline ? undefined : t(texts, 'admin-server.offline')}
        onClick={() => setIsAsking(true)}
      >
        {t(texts, 'admin-server.sendMail')}
      </Button>
      {outcome === null ? null : <MailOutcome outcome={outcome} />}
      {isAsking ? (
        <ReasonDialog
          title={t(texts, 'admin-server.mailTitle')}
          action={t(texts, 'admin-server.sendMail')}
          act={send}
          onDone={() => undefined}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  );
}

function MailOutcome({ outcome: { to, isAccepted, answer } }: { readonly outcome: Outcome }) {
  return (
    <Callout tone={isAccepted ? 'success' : 'danger'} isLive className="w-full">
      <p>{t(texts, isAccepted ? 'admin-server.accepted' : 'admin-server.refused', { address: to })}</p>
      <p className="font-mono text-label wrap-anywhere">{answer}</p>
    </Callout>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/admin-server.json';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';

/** The state of the mail server, and the secrets that are set. */
export function ServerPage() {
  return (
    <SettingsPageFrame name="adminServer">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <TestMailSection />
        <KeysSection />
      </div>
    </SettingsPageFrame>
  );
}

function KeysSection() {
  const { serverKeys } = useAdminDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['serverKeys.list'],
    queryFn: () => unwrap(serverKeys.list()),
    staleTime: 0
  });
  if (isPending) return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="keys-title" className="text-lead font-semibold">
        {t(texts, 'admin-server.keys')}
      </h2>
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-server.keysIntro')}</p>
      <ul
        aria-labelledby="keys-title"
        className="grid grid-cols-1 divide-y divide-n6 rounded-panel border border-n6 bg-n2 px-4 text-ui lg:max-w-160"
      >
        {data.map(({ name, isPresent }) => {
          const Icon = isPresent ? CircleCheck : CircleMinus;
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-40">{t(texts, `admin-server.key.${name}`)}</span>
              <span className={`flex items-center gap-2 ${isPresent ? 'text-success-11' : 'text-n11'}`}>
                <Icon aria-hidden size={16} />
                {t(texts, isPresent ? 'admin-server.present' : 'admin-server.missing')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Outcome = Extract<Awaited<ReturnType<Cloud['testMails']['send']>>, { readonly ok: true }>['value'];

function TestMailSection() {
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

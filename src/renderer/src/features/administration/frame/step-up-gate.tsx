import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { Link, useNavigate } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { AdminFailure } from './admin-failure.tsx';
import { useAdminDependencies } from './dependencies.tsx';
import { accessKey, useStepUpRefusals } from './step-up-refusals.ts';

/**
 * Asks for a code before it shows the content. When 15 idle minutes are over, the question stands above the content,
 * so that nothing typed is lost.
 */
export function StepUpGate({ children }: { readonly children: ReactNode }) {
  const { admin } = useAdminDependencies();
  const client = useQueryClient();
  const [wasOpen, setWasOpen] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: accessKey,
    queryFn: () => unwrap(admin.getAccess()),
    staleTime: 0
  });
  useStepUpRefusals();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data.hasSecondFactor) return <FactorMissing />;
  if (data.hasSteppedUp && !wasOpen) setWasOpen(true);
  const open = () => {
    client.setQueryData(accessKey, { hasSecondFactor: true, hasSteppedUp: true });
    void client.refetchQueries({ type: 'active' });
  };
  if (!wasOpen && !data.hasSteppedUp) return <FirstStepUp onDone={open} />;
  return (
    <>
      {children}
      {data.hasSteppedUp ? null : <StepUpAgain onDone={open} />}
    </>
  );
}

function FirstStepUp({ onDone }: { readonly onDone: () => void }) {
  return (
    <section className="grid max-w-md gap-4">
      <p className="text-read text-n11">{t(texts, 'administration.stepUp.text')}</p>
      <Part part="StepUpForm" onDone={onDone} />
    </section>
  );
}

function StepUpAgain({ onDone }: { readonly onDone: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen
      size="s"
      title={t(texts, 'administration.stepUp.again')}
      description={t(texts, 'administration.stepUp.againText')}
      onClose={() => void navigate(paths.builder.getHref())}
    >
      <Part part="StepUpForm" onDone={onDone} />
    </Dialog>
  );
}

const FactorMissing = () => (
  <EmptyState
    icon={ShieldCheck}
    title={t(texts, 'administration.noFactor.title')}
    text={t(texts, 'administration.noFactor.text')}
    action={
      <Link to={paths.myProfile.getHref()} className={buttonClasses('primary')}>
        {t(texts, 'administration.noFactor.do')}
      </Link>
    }
  />
);

import { Suspense, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { SellingProvider, useSellingDependencies } from '../frame/dependencies.tsx';
import { useSeller } from '../frame/seller-queries.ts';
import { SellingFailure } from '../frame/selling-failure.tsx';

/** Loaded lazily because it needs zod, which no other part of the page does. */
const form = lazyComponent(async () => (await import('./application-form.tsx')).ApplicationForm);

const returnTo = `?returnTo=${encodeURIComponent(paths.becomeSeller.getHref())}`;

/** The application form for verified users; for others, the step they have to take first. */
export function SellerApplication() {
  const wasSignedIn = useSignedInHint();
  return (
    <div lang={readLanguage().locale} className="max-w-form rounded-panel border border-n6 bg-n2 p-4 sm:p-5">
      {wasSignedIn ? (
        <SellingProvider>
          <Suspense fallback={<Loading />}>
            <SignedIn />
          </Suspense>
        </SellingProvider>
      ) : (
        <SignInFirst />
      )}
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label={t(texts, 'selling.loading')} className="grid gap-4">
    <Skeleton className="h-16 rounded-control" />
    <Skeleton className="h-60 rounded-control" />
  </div>
);

function SignInFirst() {
  return (
    <Step text={t(texts, 'selling.apply.signIn')}>
      <Link to={`/auth/sign-in${returnTo}`} className={buttonClasses('primary')}>
        {t(texts, 'selling.apply.goSignIn')}
      </Link>
      <Link to={`/auth/sign-up${returnTo}`} className={buttonClasses('secondary')}>
        {t(texts, 'selling.apply.goSignUp')}
      </Link>
    </Step>
  );
}

function Step({ text, children }: { readonly text: string; readonly children: React.ReactNode }) {
  return (
    <div className="grid gap-3">
      <p className="text-read text-n11">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** Loads the account, because the hint only tells that somebody was signed in. */
function SignedIn() {
  const { loadAccount } = useSellingDependencies();
  const store = use(loadAccount());
  const { status, account, problem, load } = useStore(store);
  useEffect(() => void load(), [load]);
  if (account !== null)
    return <Applicant isVerified={account.isVerified} name={account.profile.displayName} />;
  if (status === 'signed-out') return <SignInFirst />;
  if (problem === null) return <Loading />;
  return (
    <Callout
      tone="warning"
      actions={<Button onClick={() => void load()}>{t(texts, 'selling.tryAgain')}</Button>}
    >
      {translateError(problem)}
    </Callout>
  );
}

function Applicant({ isVerified, name }: { readonly isVerified: boolean; readonly name: string }) {
  const { data, error, isPending, isFetching, refetch } = useSeller();
  if (isPending) return <Loading />;
  if (data === undefined) {
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data !== null) {
    return (
      <Step text={t(texts, 'selling.apply.already')}>
        <Link to={paths.seller.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'selling.apply.goSeller')}
        </Link>
      </Step>
    );
  }
  if (!isVerified) {
    return (
      <Step text={t(texts, 'selling.apply.verify')}>
        <Link to={paths.myProfile.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'selling.apply.goVerify')}
        </Link>
      </Step>
    );
  }
  return <form.LazyPart name={name} />;
}

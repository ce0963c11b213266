import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Part } from '#renderer/feature-api/parts.ts';
import { NoServer } from '#renderer/feature-api/no-server.tsx';
import { isNetworkError, isServerMissing } from '#shared/contract/http/is-network-error.ts';
import { useSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/account.json';
import { paths } from '#shared/contract/paths.ts';
import { namePage, translateError, translateNoServer } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { linkClass } from '../form/form-parts.tsx';
import { AvatarEditor } from './avatar-editor.tsx';
import {
  AccountProvider,
  useAccount,
  useAccountDependencies,
  useAccountState
} from '../session/dependencies.tsx';
import { EmailSettings } from '../security/email-settings.tsx';
import { CloseAccountSettings } from '../security/close-account-settings.tsx';
import { PasswordSettings } from '../security/password-settings.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type OwnProfile, readProfile } from './profile-rows.ts';
import { SecondFactor } from '../security/second-factor-settings.tsx';
import { SessionList } from '../security/session-list.tsx';
import { SignOutButton } from '../security/sign-out-button.tsx';

export function MyProfilePage() {
  return (
    <AccountProvider>
      <MyProfile />
    </AccountProvider>
  );
}

/** One's own account: who one is to others, how one signs in, where one is signed in, and the way out. */
export function MyProfile() {
  const { store } = useAccountDependencies();
  const status = useAccountState((state) => state.status);
  useEffect(() => void store.getState().load(), [store]);
  return status === 'signed-in' ? <Sections /> : <NotKnown />;
}

/** The title, and the way to the other pages of one's own. */
function ProfileHeader() {
  const { profile, roles } = useAccount();
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid gap-1">
        <h1 className="text-title font-semibold" tabIndex={-1}>
          {t(texts, 'account.profile.title')}
        </h1>
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          <Link to={paths.profile.getHref(profile.username)} className={linkClass}>
            {t(texts, 'account.profile.public')}
          </Link>
          <Link to={paths.purchases.getHref()} className={linkClass}>
            {t(texts, 'account.profile.purchases')}
          </Link>
          <Link to={paths.sync.getHref()} className={linkClass}>
            {namePage('sync')}
          </Link>
          <Link to={paths.following.getHref()} className={linkClass}>
            {t(texts, 'account.profile.following')}
          </Link>
          <Link to={paths.sellerMessages.getHref()} className={linkClass}>
            {t(texts, 'account.profile.messages')}
          </Link>
          <Link to={paths.decisions.getHref()} className={linkClass}>
            {namePage('decisions')}
          </Link>
          {roles.includes('admin') ? (
            <Link to={paths.admin.getHref()} className={linkClass}>
              {t(texts, 'account.profile.administration')}
            </Link>
          ) : null}
        </p>
      </div>
      <SignOutButton />
    </header>
  );
}

function Sections() {
  const { status, profile } = useAccount();
  return (
    <div className="mx-auto grid w-full max-w-form gap-6 p-4 sm:p-6">
      <ProfileHeader />
      <OfflineProfileNote />
      {status === 'suspended' ? (
        <Callout
          tone="warning"
          actions={
            <Link to={paths.decisions.getHref()} className={buttonClasses('secondary')}>
              {t(texts, 'account.profile.decisions')}
            </Link>
          }
        >
          {t(texts, 'account.profile.suspended')}
        </Callout>
      ) : null}
      <Group title={t(texts, 'account.profile.group')}>
        <AvatarEditor profile={profile} />
        <ProfileForm answered={profile} />
      </Group>
      <Group title={t(texts, 'account.email.group')}>
        <EmailSettings />
      </Group>
      <Group title={t(texts, 'account.password.group')}>
        <PasswordSettings />
      </Group>
      <Group title={t(texts, 'account.factor.group')}>
        <SecondFactor />
      </Group>
      <Group title={t(texts, 'account.notices.group')}>
        <Part part="NoticeSettings" />
      </Group>
      <Group title={t(texts, 'account.places.group')}>
        <SessionList />
      </Group>
      <Group title={t(texts, 'account.data.group')}>
        <CloseAccountSettings />
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-panel border border-n6 bg-n2 p-4 sm:p-5">
      <h2 className="text-lead font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Without a connection: what works, and what does not. */
function OfflineProfileNote() {
  const { isOnline } = useAccountDependencies();
  return isOnline ? null : <Callout tone="warning">{t(texts, 'account.profile.offline')}</Callout>;
}

/** The account as this device knows it while the server cannot be reached. */
function OfflineProfile({ profile }: { readonly profile: OwnProfile }) {
  return (
    <div className="mx-auto grid w-full max-w-form gap-6 p-4 sm:p-6">
      <h1 className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'account.profile.title')}
      </h1>
      <Callout tone="warning">{t(texts, 'account.profile.offline')}</Callout>
      <Group title={t(texts, 'account.profile.group')}>
        <AvatarEditor profile={{ ...profile, avatarUrl: null }} />
        <ProfileForm answered={null} />
      </Group>
    </div>
  );
}

/** The server has not answered yet, or cannot be reached. */
function NotKnown() {
  const { store } = useAccountDependencies();
  const problem = useAccountState((state) => state.problem);
  const { data: rows } = useSyncedRows('profiles');
  const kept = rows?.[0] && readProfile(rows[0].value);
  if (problem !== null && isNetworkError(problem) && kept !== undefined)
    return <OfflineProfile profile={kept} />;
  return (
    <div className="mx-auto grid w-full max-w-form gap-4 p-4 sm:p-6">
      <h1 className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'account.profile.title')}
      </h1>
      {problem === null ? (
        <div role="status" aria-label={t(texts, 'account.loading')} className="grid gap-4">
          <Skeleton className="h-60 rounded-panel" />
          <Skeleton className="h-40 rounded-panel" />
        </div>
      ) : isServerMissing(problem) ? (
        <NoServer texts={translateNoServer()} />
      ) : (
        <EmptyState
          icon={CloudOff}
          title={t(texts, 'account.offline.title')}
          text={`${translateError(problem)} ${t(texts, 'account.offline.still')}`}
          action={
            <>
              <Button variant="primary" onClick={() => void store.getState().load()}>
                {t(texts, 'account.tryAgain')}
              </Button>
              <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
                {t(texts, 'account.goToBuilder')}
              </Link>
            </>
          }
        />
      )}
    </div>
  );
}

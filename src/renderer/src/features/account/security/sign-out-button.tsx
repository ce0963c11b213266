import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '#shared/contract/device.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import { ok } from '#shared/kit/result.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { endSession } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { useAccountDependencies } from '../session/dependencies.tsx';

type Replica = Pick<Device['replica'], 'load' | 'leave'>;

/**
 * Signs out. Where the library syncs with the account, it asks first whether it stays on this device; without it, only where a
 * change would be lost.
 */
export function SignOutButton() {
  const { device, isOnline } = useAccountDependencies();
  const { isBusy, signOut } = useSignOut();
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const begin = async () => {
    const replica = await device.replica.load();
    if (replica.ok && isLibrarySynced(replica.value)) return setIsAsking(true);
    setIsSending(true);
    const waiting = await countUnsent(device.outbox, isOnline ? mostLooks : 1);
    setIsSending(false);
    if (waiting === 0) return signOut(true);
    setUnsent(waiting);
  };
  const choose = (keepsLibrary: boolean) => {
    setIsAsking(false);
    void signOut(keepsLibrary);
  };
  return (
    <>
      <Button icon={LogOut} isBusy={isBusy || isSending} onClick={() => void begin()}>
        {t(texts, 'account.signOut.do')}
      </Button>
      {isAsking ? (
        <Part
          part="KeepLibraryDialog"
          occasion="signOut"
          onClose={() => setIsAsking(false)}
          onChoose={choose}
        />
      ) : null}
      <ConfirmDialog
        isOpen={unsent > 0}
        onClose={() => setUnsent(0)}
        title={t(texts, 'account.signOut.ask')}
        message={t(texts, 'account.signOut.unsent', { count: unsent })}
        confirmLabel={t(texts, 'account.signOut.do')}
        isDangerous
        onConfirm={() => {
          setUnsent(0);
          void signOut(true);
        }}
      />
    </>
  );
}

const lookEveryMs = 250;
const mostLooks = 12;

/** The changes that are on this device alone. One that was just made is on its way, and is waited for. */
async function countUnsent(outbox: Device['outbox'], looks: number): Promise<number> {
  const collected = await outbox.collect();
  const waiting = collected.ok ? collected.value.waiting : 0;
  if (waiting === 0 || looks <= 1) return waiting;
  await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  return countUnsent(outbox, looks - 1);
}

function useSignOut() {
  const { account, store, device, followLibrary, notify } = useAccountDependencies();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async (keepsLibrary: boolean) => {
    setIsBusy(true);
    const answer = await endSession(() => account.signOut());
    setIsBusy(false);
    if (!answer.ok) {
      notify({
        type: 'error',
        title: t(texts, 'account.signOut.failed'),
        message: translateError(answer.error)
      });
      return;
    }
    const left = await leaveReplica(device.replica, keepsLibrary);
    followLibrary();
    if (!left.ok && !keepsLibrary) {
      const title = t(texts, 'account.signOut.libraryKept');
      notify({ type: 'error', title, message: translateError(left.error) });
    }
    store.getState().take(null);
    notify({ type: 'success', title: t(texts, 'account.signOut.done') });
  };
  return { isBusy, signOut };
}

/**
 * The user was asked about unsent changes, which go with the account. Where the library stays nothing was asked; what then stays of
 * the rest is decided once nobody is signed in.
 */
async function leaveReplica(replica: Replica, keepsLibrary: boolean): ReturnType<Replica['leave']> {
  const status = await replica.load();
  if (status.ok && keepsLibrary && isLibrarySynced(status.value)) return ok(undefined);
  return replica.leave({ keepsLibrary });
}

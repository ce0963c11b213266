import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Part } from '#renderer/feature-api/parts.ts';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { useAccountDependencies } from '../session/dependencies.tsx';

/**
 * Signs out. Where the library syncs with the account, it asks first whether it stays on this device; without it, only where a
 * change would be lost.
 */
export function SignOutButton() {
  const { device } = useAccountDependencies();
  const { isBusy, signOut } = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const begin = async () => {
    const [replica, collected] = await Promise.all([device.replica.load(), device.outbox.collect()]);
    if (replica.ok && isLibrarySynced(replica.value)) return setIsAsking(true);
    if (!collected.ok || collected.value.waiting === 0) return signOut(true);
    setUnsent(collected.value.waiting);
  };
  const choose = (keepsLibrary: boolean) => {
    setIsAsking(false);
    void signOut(keepsLibrary);
  };
  return (
    <>
      <Button icon={LogOut} isBusy={isBusy} onClick={() => void begin()}>
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

function useSignOut() {
  const { account, store, device, followLibrary, notify } = useAccountDependencies();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async (keepsLibrary: boolean) => {
    setIsBusy(true);
    const answer = await account.signOut();
    setIsBusy(false);
    if (!answer.ok) {
      notify({
        type: 'error',
        title: t(texts, 'account.signOut.failed'),
        message: translateError(answer.error)
      });
      return;
    }
    if (!keepsLibrary) {
      const left = await device.replica.leave({ keepsLibrary });
      followLibrary();
      if (!left.ok) {
        const title = t(texts, 'account.signOut.libraryKept');
        notify({ type: 'error', title, message: translateError(left.error) });
      }
    }
    store.getState().take(null);
    notify({ type: 'success', title: t(texts, 'account.signOut.done') });
  };
  return { isBusy, signOut };
}

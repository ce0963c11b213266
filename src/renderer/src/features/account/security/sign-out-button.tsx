import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAccountDependencies } from '../session/dependencies.tsx';

/** Signs out. Where the library syncs with the account, it asks first whether it stays on this device. */
export function SignOutButton() {
  const { device } = useAccountDependencies();
  const { isBusy, signOut } = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const begin = async () => {
    const replica = await device.replica.load();
    if (!replica.ok || replica.value === null) return signOut(true);
    setIsAsking(true);
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
      {isAsking ? <SignOutDialog onClose={() => setIsAsking(false)} onChoose={choose} /> : null}
    </>
  );
}

type DialogProps = {
  readonly onClose: () => void;
  readonly onChoose: (keepsLibrary: boolean) => void;
};

function SignOutDialog({ onClose, onChoose }: DialogProps) {
  const unsent = useUnsentCount();
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'account.signOut.ask')} size="s">
      <p className="text-ui text-n11">{t(texts, 'account.signOut.askText')}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          variant="danger"
          reason={unsent === 0 ? undefined : t(texts, 'account.signOut.unsent', { count: unsent })}
          onClick={() => onChoose(false)}
        >
          {t(texts, 'account.signOut.remove')}
        </Button>
        <Button variant="primary" onClick={() => onChoose(true)}>
          {t(texts, 'account.signOut.keep')}
        </Button>
      </div>
    </Dialog>
  );
}

const countEveryMs = 1000;

/** The changes that are on this device alone, while they are being sent. */
function useUnsentCount(): number {
  const { outbox } = useAccountDependencies().device;
  const [count, setCount] = useState(0);
  useEffect(() => {
    const read = async () => {
      const collected = await outbox.collect();
      if (collected.ok) setCount(collected.value.waiting);
    };
    void read();
    const timer = setInterval(() => void read(), countEveryMs);
    return () => clearInterval(timer);
  }, [outbox]);
  return count;
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
      await device.replica.leave({ keepsLibrary });
      followLibrary();
    }
    store.getState().take(null);
    notify({ type: 'success', title: t(texts, 'account.signOut.done') });
  };
  return { isBusy, signOut };
}

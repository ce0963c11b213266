import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { useAccountDependencies } from './dependencies.tsx';

export function SignOutButton() {
  const { account, store, notify } = useAccountDependencies();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    const answer = await account.signOut();
    setIsBusy(false);
    if (answer.ok) {
      store.getState().take(null);
      notify({ type: 'success', title: t(texts, 'account.signOut.done') });
    } else {
      notify({
        type: 'error',
        title: t(texts, 'account.signOut.failed'),
        message: translateError(answer.error)
      });
    }
  };
  return (
    <Button icon={LogOut} isBusy={isBusy} onClick={() => void leave()}>
      {t(texts, 'account.signOut.do')}
    </Button>
  );
}

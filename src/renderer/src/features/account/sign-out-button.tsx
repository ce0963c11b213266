import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { sayError } from '#renderer/messages/names.ts';
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
      notify({ type: 'success', title: say(texts, 'account.signOut.done') });
    } else {
      notify({ type: 'error', title: say(texts, 'account.signOut.failed'), message: sayError(answer.error) });
    }
  };
  return (
    <Button icon={LogOut} isBusy={isBusy} onClick={() => void leave()}>
      {say(texts, 'account.signOut.do')}
    </Button>
  );
}

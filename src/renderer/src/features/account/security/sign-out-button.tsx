import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '#shared/contract/device.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import { countMessages, type MessageCounts } from '#shared/domain/sync/messages/message-writer.ts';
import { ok } from '#shared/kit/result.ts';
import { readAccountId } from '#renderer/lib/signed-in-hint.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { endSession } from '#renderer/feature-api/sign-out-intent.ts';
import texts from '#renderer/messages/en/account.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { useAccountDependencies } from '../session/dependencies.tsx';

type Replica = Pick<Device['replica'], 'load' | 'leave'>;

/**
 * Signs out. Where the library syncs with the account, it asks first whether it stays on this device; without it, only where a
 * change would be lost or a message was not sent.
 */
export function SignOutButton() {
  const { device, isOnline } = useAccountDependencies();
  const { isBusy, signOut } = useSignOut();
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const begin = async () => {
    const replica = await device.replica.load();
    if (replica.ok && isLibrarySynced(replica.value)) return setIsAsking(true);
    setIsSending(true);
    const counts = await countAfterSending(device.outbox, isOnline ? mostLooks : 1);
    setIsSending(false);
    if (describeUnsent(counts).length === 0) return signOut(true);
    setUnsent(counts);
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
        isOpen={unsent !== null}
        onClose={() => setUnsent(null)}
        title={t(texts, 'account.signOut.ask')}
        message={unsent === null ? '' : describeUnsent(unsent).join(' ')}
        confirmLabel={t(texts, 'account.signOut.do')}
        isDangerous={unsent !== null && unsent.changes > 0}
        onConfirm={() => {
          setUnsent(null);
          void signOut(true);
        }}
      />
    </>
  );
}

const lookEveryMs = 250;
const mostLooks = 12;

type Unsent = {
  /** Those that are on this device alone, and are lost. */
  readonly changes: number;
  /** Messages to the operators, which stay. */
  readonly messages: MessageCounts;
};

/** Consequences of signing out for what was not sent; empty if there is nothing to say. */
export const describeUnsent = ({ changes, messages }: Unsent): string[] => [
  ...(changes === 0 ? [] : [t(texts, 'account.signOut.unsent', { count: changes })]),
  ...(['waiting', 'refused'] as const)
    .filter((state) => messages[state] > 0)
    .map((state) => t(texts, `account.signOut.messages.${state}`, { count: messages[state] }))
];

/** A change that was just made is being sent, and is waited for. */
async function countAfterSending(outbox: Device['outbox'], looks: number): Promise<Unsent> {
  const collected = await outbox.collect();
  const changes = collected.ok ? collected.value.waiting : 0;
  if (changes === 0 || looks <= 1) {
    const listed = await outbox.list();
    return { changes, messages: countMessages(listed.ok ? listed.value : [], readAccountId()) };
  }
  await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  return countAfterSending(outbox, looks - 1);
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
 * Where a synced library stays, `leaveAccount` decides what else does. Otherwise the rows and the outbox are removed; the user has
 * agreed to lose changes that were not sent.
 */
async function leaveReplica(replica: Replica, keepsLibrary: boolean): ReturnType<Replica['leave']> {
  const status = await replica.load();
  if (status.ok && keepsLibrary && isLibrarySynced(status.value)) return ok(undefined);
  return replica.leave({ keepsLibrary });
}

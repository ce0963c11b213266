import { useState } from 'react';
import { useIsOnline } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { useSync } from './sync-context.ts';

/** Deletes the library from the server, once the user has confirmed what goes and what stays. */
export function RemoveLibrary() {
  const store = useSync();
  const isOnline = useIsOnline();
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    setIsAsking(false);
    void store.getState().removeLibrary();
  };
  return (
    <>
      <Button
        variant="danger"
        className="justify-self-start"
        reason={isOnline ? undefined : t(texts, 'sync.remove.offline')}
        onClick={() => setIsAsking(true)}
      >
        {t(texts, 'sync.remove.do')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(texts, 'sync.remove.ask')}
        message={t(texts, 'sync.remove.text')}
        confirmLabel={t(texts, 'sync.remove.confirm')}
        isDangerous
        onConfirm={remove}
      />
    </>
  );
}

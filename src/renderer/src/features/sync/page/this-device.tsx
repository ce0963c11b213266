import { useState } from 'react';
import type { ReplicaStatus } from '#shared/contract/device-sync.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { KeepLibraryDialog } from './keep-library-dialog.tsx';
import { useSync } from './sync-context.ts';

/** The rows on this device, reading them anew, and turning sync off. */
export function ThisDevice({ replica }: { readonly replica: ReplicaStatus }) {
  const store = useSync();
  const [isLeaving, setIsLeaving] = useState(false);
  const own = replica.scopes.filter(({ name }) => name !== 'catalog');
  const rows = own.reduce((sum, scope) => sum + scope.rows, 0);
  const bytes = own.reduce((sum, scope) => sum + scope.bytes, 0);
  return (
    <>
      <p className="text-ui text-n11">
        {t(texts, 'sync.thisDevice.holds', { rows, size: formatNumber(Math.ceil(bytes / 1024)) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void store.getState().restart()}>{t(texts, 'sync.restart')}</Button>
        <Button onClick={() => setIsLeaving(true)}>{t(texts, 'sync.turnOff')}</Button>
      </div>
      <p className="text-label text-n11">{t(texts, 'sync.restartHint')}</p>
      {isLeaving ? (
        <KeepLibraryDialog
          occasion="turnOff"
          onClose={() => setIsLeaving(false)}
          onChoose={(keepsLibrary) => {
            setIsLeaving(false);
            void store.getState().turnOff(keepsLibrary);
          }}
        />
      ) : null}
    </>
  );
}

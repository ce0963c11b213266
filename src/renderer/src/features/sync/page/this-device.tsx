import { useState } from 'react';
import { useStore } from 'zustand';
import type { ReplicaStatus } from '#shared/contract/device-sync.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useSync } from './sync-context.ts';

/** What this device holds, reading it anew, and turning sync off. */
export function ThisDevice({ replica }: { readonly replica: ReplicaStatus }) {
  const store = useSync();
  const [isLeaving, setIsLeaving] = useState(false);
  const rows = replica.scopes.reduce((sum, scope) => sum + scope.rows, 0);
  const bytes = replica.scopes.reduce((sum, scope) => sum + scope.bytes, 0);
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
      {isLeaving ? <TurnOffDialog onClose={() => setIsLeaving(false)} /> : null}
    </>
  );
}

function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useSync();
  const unsent = useStore(store, ({ outbox }) => outbox.filter(({ state }) => state !== 'refused').length);
  const leave = (keepsLibrary: boolean) => () => {
    onClose();
    void store.getState().turnOff(keepsLibrary);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'sync.off.ask')} size="s">
      <p className="text-ui text-n11">{t(texts, 'sync.off.askText')}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          variant="danger"
          reason={unsent === 0 ? undefined : t(texts, 'sync.off.unsent', { count: unsent })}
          onClick={leave(false)}
        >
          {t(texts, 'sync.off.remove')}
        </Button>
        <Button variant="primary" onClick={leave(true)}>
          {t(texts, 'sync.off.keep')}
        </Button>
      </div>
    </Dialog>
  );
}

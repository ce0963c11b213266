import { useState } from 'react';
import type { ReplicaStatus } from '#shared/contract/device-sync.ts';
import { shelfSize } from '#shared/domain/market/shelf/shelf-size.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { readShelfChoice } from '../store/shelf-choice.ts';
import { useSync } from './sync-context.ts';

/** The switch for keeping the marketplace on this device, and the size of it. */
export function ShelfSetting({ replica }: { readonly replica: ReplicaStatus }) {
  const { platform } = useServices();
  const store = useSync();
  const [isOn, setIsOn] = useState(() => readShelfChoice(platform));
  const shelf = replica.scopes.find(({ name }) => name === 'catalog');
  return (
    <>
      <SwitchInput
        id="sync-shelf"
        label={t(texts, 'sync.shelf.label')}
        isOn={isOn}
        onChange={(keepsShelf) => {
          setIsOn(keepsShelf);
          store.getState().keepShelf(keepsShelf);
        }}
      />
      <p className="text-label text-n11">
        {isOn && shelf !== undefined && shelf.rows > 0
          ? t(texts, 'sync.shelf.holds', {
              count: shelf.rows,
              size: formatNumber(Math.ceil(shelf.bytes / 1024))
            })
          : t(texts, 'sync.shelf.hint', { ...shelfSize })}
      </p>
    </>
  );
}

import type { ConflictedRow } from '#shared/contract/device-sync.ts';
import { readPath } from '#shared/domain/sync/edit-document.ts';
import { type Conflict, pathKey } from '#shared/domain/sync/row.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { nameSyncedField } from './describe-mutation.ts';
import { useSync } from './sync-context.ts';
import { useDevices } from './use-devices.ts';

type Props = { readonly rows: readonly ConflictedRow[]; readonly names: ReadonlyMap<string, string> };

/** Fields that two devices changed differently: both versions, until the user decides. */
export function ConflictList({ rows, names }: Props) {
  return (
    <ul className="grid gap-4">
      {rows.flatMap((row) =>
        row.conflicts.map((conflict) => (
          <li key={`${row.entity} ${row.id} ${pathKey(conflict.path)} ${conflict.writtenBy.deviceId}`}>
            <ConflictChoice row={row} conflict={conflict} name={names.get(row.id) ?? row.id} />
          </li>
        ))
      )}
    </ul>
  );
}

type ChoiceProps = { readonly row: ConflictedRow; readonly conflict: Conflict; readonly name: string };

function ConflictChoice({ row, conflict, name }: ChoiceProps) {
  const store = useSync();
  const device = useDeviceName(conflict.writtenBy.deviceId);
  const field = nameSyncedField(conflict.path);
  const settle = (chosen: 'mine' | 'theirs') => () => void store.getState().settle(row, conflict, chosen);
  const label = t(texts, 'sync.conflict.label', { name, field });
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-ui font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Version
          title={t(texts, 'sync.conflict.mine')}
          value={readPath(row.value, conflict.path)}
          action={t(texts, 'sync.conflict.keep')}
          actionLabel={t(texts, 'sync.conflict.keepNamed', { label })}
          onChoose={settle('mine')}
        />
        <Version
          title={t(texts, 'sync.conflict.theirs', {
            device,
            moment: formatMoment(conflict.writtenBy.at)
          })}
          value={conflict.value}
          action={t(texts, 'sync.conflict.use')}
          actionLabel={t(texts, 'sync.conflict.useNamed', { label })}
          onChoose={settle('theirs')}
        />
      </div>
    </fieldset>
  );
}

type VersionProps = {
  readonly title: string;
  readonly value: unknown;
  readonly action: string;
  readonly actionLabel: string;
  readonly onChoose: () => void;
};

function Version({ title, value, action, actionLabel, onChoose }: VersionProps) {
  return (
    <div className="grid min-w-0 content-between gap-3 rounded-control border border-n6 bg-n1 p-3">
      <div className="grid min-w-0 gap-1">
        <p className="text-label text-n11">{title}</p>
        <p className="max-h-60 overflow-y-auto text-ui break-words whitespace-pre-wrap">
          {showFieldValue(value)}
        </p>
      </div>
      <Button aria-label={actionLabel} className="justify-self-start" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}

function showFieldValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return t(texts, 'sync.conflict.empty');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(', ');
  return JSON.stringify(value, null, 2);
}

function useDeviceName(deviceId: string): string {
  const { data } = useDevices();
  return (
    data?.find((device) => device.deviceId === deviceId)?.name ?? t(texts, 'sync.conflict.anotherDevice')
  );
}

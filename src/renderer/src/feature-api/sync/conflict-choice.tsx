import { useMemo } from 'react';
import { useStore } from 'zustand';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { OtherVersion } from '#renderer/ui/fields/other-version.tsx';
import { useServices } from '../services.ts';
import { type FieldConflict, markKey, type RefusedChange } from '../sync-marks.ts';

export const useConflicts = (): readonly FieldConflict[] =>
  useStore(useServices().syncMarks, ({ conflicts }) => conflicts);

/** The fields of one row that two devices changed differently. */
export function useConflictsOf(entity: string, id: string): readonly FieldConflict[] {
  const conflicts = useConflicts();
  return useMemo(
    () => conflicts.filter((conflict) => conflict.entity === entity && conflict.id === id),
    [conflicts, entity, id]
  );
}

/** The last change of a row that the server refused. */
export const useRefusedChange = (entity: string, id: string): RefusedChange | undefined =>
  useStore(useServices().syncMarks, ({ refused }) => refused.get(markKey(entity, id)));

type Props = {
  readonly conflict: FieldConflict;
  /** Names the field. */
  readonly label: string;
  /** Both versions are shown from the start. */
  readonly isOpen?: boolean;
  /** After the user chose the other version. */
  readonly onUse?: (value: unknown) => void;
};

/** Offers the version of a field that another device wrote, until the user has decided. */
export function ConflictChoice({ conflict, label, isOpen, onUse }: Props) {
  const { device, at, mine, theirs, settle } = conflict;
  return (
    <OtherVersion
      label={label}
      device={device}
      moment={formatMoment(at)}
      mine={showFieldValue(mine)}
      theirs={showFieldValue(theirs)}
      isOpen={isOpen}
      onKeep={() => void settle('mine')}
      onUse={() => {
        void settle('theirs');
        onUse?.(theirs);
      }}
    />
  );
}

/** A link of a profile is an item with its label and its address. */
const showItem = (item: unknown): string =>
  typeof item === 'object' && item !== null ? Object.values(item).join(': ') : String(item);

function showFieldValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(showItem).join(', ');
  return JSON.stringify(value, null, 2);
}

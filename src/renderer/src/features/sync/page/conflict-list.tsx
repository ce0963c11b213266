import { ConflictChoice, useConflicts } from '#renderer/feature-api/sync/conflict-choice.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { nameSyncedField } from './describe-mutation.ts';

type Props = { readonly names: ReadonlyMap<string, string> };

/** Fields that two devices changed differently: both versions, until the user decides. */
export function ConflictList({ names }: Props) {
  return (
    <ul className="grid gap-4">
      {useConflicts().map((conflict) => (
        <li key={conflict.key}>
          <ConflictChoice
            isOpen
            conflict={conflict}
            label={t(texts, 'sync.conflict.label', {
              name: names.get(conflict.id) ?? conflict.id,
              field: nameSyncedField(conflict.path)
            })}
          />
        </li>
      ))}
    </ul>
  );
}

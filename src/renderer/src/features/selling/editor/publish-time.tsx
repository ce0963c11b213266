import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { formatMomentInZone } from '#renderer/lib/messages/format.ts';
import {
  nameTimeZone,
  readLocalTime,
  suggestTime,
  writeLocalTime
} from '#renderer/lib/messages/local-time.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Checkbox } from '#renderer/ui/fields/checkbox.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { DraftConflicts } from './draft-conflicts.tsx';

type Props = {
  readonly draft: SavedListingDraft;
  readonly change: (changes: Partial<SavedListingDraft>) => void;
};

/** When the listing goes on sale: as soon as it is submitted and approved, or at a time. */
export function PublishTime({ draft: { id, publishAt }, change }: Props) {
  const { now } = useSellingDependencies();
  return (
    <div className="grid justify-items-start gap-3">
      <Checkbox
        isChecked={publishAt !== null}
        onChange={(isLater) => change({ publishAt: isLater ? writeLocalTime(suggestTime(now())) : null })}
      >
        {t(texts, 'selling.publish.later')}
      </Checkbox>
      {publishAt === null ? null : (
        <FormField
          name="publish-at"
          label={t(texts, 'selling.publish.at')}
          hint={describeTime(readLocalTime(publishAt))}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={publishAt}
              onChange={(next) => change({ publishAt: next })}
            />
          )}
        </FormField>
      )}
      <DraftConflicts draftId={id} field="publishAt" />
    </div>
  );
}

const describeTime = (at: number | null): string =>
  at === null
    ? t(texts, 'selling.publish.zone', { zone: nameTimeZone() })
    : t(texts, 'selling.publish.moment', { moment: formatMomentInZone(at), zone: nameTimeZone() });

import { type ReactNode, useState } from 'react';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import type { RetargetChange } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { nameField } from '#renderer/messages/translated-names.ts';
import { listRetargetChoices, type RetargetedFields, retargetDraft } from './retarget-draft.ts';

type Props = {
  readonly draft: SavedListingDraft;
  readonly registry: ModelRegistry;
  /** The title of the listing. */
  readonly description?: ReactNode;
  readonly text: string;
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onChoose: (fields: RetargetedFields, model: Model) => void;
  readonly onClose: () => void;
};

/** Chooses the model that the prompt of a draft moves to, and shows what that changes. */
export function ModelChooser({ draft, registry, onChoose, onClose, ...about }: Props) {
  const { models, recommended } = listRetargetChoices(registry, draft.data?.model ?? '', todayInUtc());
  const [modelId, setModelId] = useState(recommended?.id ?? '');
  const model = models.find(({ id }) => id === modelId);
  const moved = model === undefined ? null : retargetDraft(draft, registry, model);
  const choose = () => {
    if (moved === null || model === undefined) return;
    const notes = draft.listingId === null ? '' : t(texts, 'selling.retarget.notes', { model: model.label });
    onChoose({ data: moved.document.data, notes: draft.notes === '' ? notes : draft.notes }, model);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.retarget.title')}
      description={about.description}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.retarget.cancel')}</Button>
          <Button variant="primary" isBusy={about.isBusy === true} disabled={moved === null} onClick={choose}>
            {about.action}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 text-ui">
        <p className="text-n11">{about.text}</p>
        <label className="grid gap-1">
          <span className="font-medium">{t(texts, 'selling.retarget.model')}</span>
          <SelectInput
            label={t(texts, 'selling.retarget.model')}
            value={modelId}
            options={models.map(({ id, label }) => ({ value: id, label }))}
            onChange={setModelId}
          />
        </label>
        {moved === null ? null : <RetargetChanges changes={moved.changes} />}
      </div>
    </Dialog>
  );
}

/** Changes to the prompt that moving to the model requires, each with its reason. */
function RetargetChanges({ changes }: { readonly changes: readonly RetargetChange[] }) {
  return (
    <section aria-labelledby="retarget-changes" className="grid gap-2">
      <h3 id="retarget-changes" className="font-medium">
        {t(texts, 'selling.retarget.changes', { count: changes.length })}
      </h3>
      <dl className="grid gap-2 empty:hidden">
        {changes.map(({ field, label, before, after, why }) => (
          <div key={field} className="grid gap-0.5 rounded-card border border-n6 bg-n1 p-3">
            <dt className="text-label text-n11">{nameField(field, label)}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {before === '' ? t(texts, 'selling.retarget.empty') : before} →{' '}
              {after === '' ? t(texts, 'selling.retarget.empty') : after}
            </dd>
            <dd className="text-label text-n11">{translate(why)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useState } from 'react';
import type { Model } from '#shared/domain/craft/model/model.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import type { RetargetedFields } from '../retarget/retarget-draft.ts';

const chooser = lazyComponent(async () => (await import('../retarget/model-chooser.tsx')).ModelChooser);

type Props = {
  readonly draft: SavedListingDraft;
  readonly change: (changes: Partial<SavedListingDraft>) => void;
};

/** Moves the prompt of the open draft to a model that buyers can use. */
export function RetargetFix({ draft, change }: Props) {
  const { notify } = useSellingDependencies();
  const registry = useModelRegistry();
  const [isOpen, setIsOpen] = useState(false);
  const { data, notes } = draft;
  const apply = (fields: RetargetedFields, { label }: Model) => {
    setIsOpen(false);
    change(fields);
    notify({
      type: 'success',
      title: t(texts, 'selling.retarget.moved', { model: label }),
      action: {
        label: t(texts, 'selling.draft.undo'),
        isUndo: true,
        run: () => change({ data, notes })
      }
    });
  };
  if (registry === null) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t(texts, 'selling.task.retarget')}</Button>
      {isOpen ? (
        <chooser.LazyPart
          draft={draft}
          registry={registry}
          text={t(texts, 'selling.retarget.inDraft')}
          action={t(texts, 'selling.retarget.apply')}
          onChoose={apply}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

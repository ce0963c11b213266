import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SellerTask } from '#shared/domain/market/dashboard/seller-tasks.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { loadListingDraft, openDraft } from '../drafts/open-listing-draft.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { listRetargetChoices, retargetDraft } from './retarget-draft.ts';
import { RetargetChanges } from './retarget-changes.tsx';

type Task = Extract<SellerTask, { kind: 'model_retired' }>;
type Props = { readonly task: Task; readonly onClose: () => void };

/** Moves the prompt of a listing to a model that can be used, as a draft of its next version. */
export function RetargetDialog({ task, onClose }: Props) {
  const tools = useSellingDependencies();
  const registry = useModelRegistry();
  const draft = useQuery({
    queryKey: ['selling.retarget', task.listingId],
    queryFn: () => unwrap(loadListingDraft(tools, task.listingId)),
    staleTime: 0,
    gcTime: 0
  });
  if (draft.data !== undefined && registry !== null)
    return <Chooser task={task} draft={draft.data} registry={registry} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t(texts, 'selling.retarget.title')}>
      {draft.error === null ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <SellingFailure
          failure={draft.error}
          isBusy={draft.isFetching}
          onRetry={() => void draft.refetch()}
        />
      )}
    </Dialog>
  );
}

type ChooserProps = Props & { readonly draft: SavedListingDraft; readonly registry: ModelRegistry };

function Chooser({ task, draft, registry, onClose }: ChooserProps) {
  const tools = useSellingDependencies();
  const { models, recommended } = listRetargetChoices(registry, task.model, todayInUtc());
  const [modelId, setModelId] = useState(recommended?.id ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const model = models.find(({ id }) => id === modelId);
  const moved = model === undefined ? null : retargetDraft(draft, registry, model);
  const create = async () => {
    if (moved === null || model === undefined) return;
    setIsBusy(true);
    const notes =
      draft.notes === '' ? t(texts, 'selling.retarget.notes', { model: model.label }) : draft.notes;
    await openDraft(tools, { ...draft, data: moved.document.data, notes, savedAt: tools.now() });
    setIsBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.retarget.title')}
      description={<span dir="auto">{task.title}</span>}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'selling.retarget.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={moved === null} onClick={() => void create()}>
            {t(texts, 'selling.retarget.do')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 text-ui">
        <p className="text-n11">{t(texts, 'selling.retarget.text')}</p>
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

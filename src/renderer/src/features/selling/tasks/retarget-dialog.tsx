import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SellerTask } from '#shared/domain/market/dashboard/seller-tasks.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/selling.json';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { loadListingDraft, openDraft } from '../drafts/open-listing-draft.ts';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { ModelChooser } from '../retarget/model-chooser.tsx';
import type { RetargetedFields } from '../retarget/retarget-draft.ts';

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
    return <SavingChooser task={task} draft={draft.data} registry={registry} onClose={onClose} />;
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

type SavingProps = Props & { readonly draft: SavedListingDraft; readonly registry: ModelRegistry };

function SavingChooser({ task, draft, registry, onClose }: SavingProps) {
  const tools = useSellingDependencies();
  const [isBusy, setIsBusy] = useState(false);
  const create = async (fields: RetargetedFields) => {
    setIsBusy(true);
    await openDraft(tools, { ...draft, ...fields, savedAt: tools.now() });
    setIsBusy(false);
  };
  return (
    <ModelChooser
      draft={draft}
      registry={registry}
      description={<span dir="auto">{task.title}</span>}
      text={t(texts, 'selling.retarget.text')}
      action={t(texts, 'selling.retarget.do')}
      isBusy={isBusy}
      onChoose={(fields) => void create(fields)}
      onClose={onClose}
    />
  );
}

import type { ModelList, ModelLists } from '#shared/contract/cloud/admin/models.ts';
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-models.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { Difference } from './difference.tsx';
import { useModelDifference, useModelListChanges } from './model-list-queries.ts';

type Props = {
  readonly list: ModelList;
  /** The publication that it replaces. */
  readonly replaces: ModelLists['publications'][number]['id'] | null;
  readonly onClose: () => void;
};

/** Shows what a list would change, takes a reason, and publishes it. */
export function PublishDialog({ list: { id, version, wasPublished }, replaces, onClose }: Props) {
  const { notify } = useAdminDependencies();
  const change = useModelListChanges();
  const { data, error, isError, isPending, isFetching, refetch } = useModelDifference(id);
  const words = wasPublished ? 'rollBack' : 'publish';
  return (
    <ReasonDialog
      size="l"
      title={t(texts, `admin-models.${words}Title`, { version: formatIsoDay(version) })}
      description={t(texts, `admin-models.${words}Text`)}
      action={t(texts, `admin-models.${words}Do`)}
      blockedBy={data === undefined ? t(texts, 'admin-models.comparing') : undefined}
      act={(reason) => change((modelLists) => modelLists.publish({ id, replaces, reason }))}
      onDone={() => notify({ type: 'success', title: t(texts, 'admin-models.published') })}
      onClose={onClose}
    >
      {isPending ? <LoadingRows words={t(texts, 'admin-models.comparing')} /> : null}
      {isError ? <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : <Difference difference={data} />}
    </ReasonDialog>
  );
}

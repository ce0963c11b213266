import { useState } from 'react';
import type { ModelList, ModelLists } from '#shared/contract/cloud/admin/models.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-models.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { SettingsPageFrame } from '../frame/settings-page-frame.tsx';
import { ModelListItem, PublicationItem } from './list-items.tsx';
import { useModelDifference, useModelListChanges, useModelLists } from './model-list-queries.ts';
import { UploadButton } from './upload-button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { Difference } from './difference.tsx';

/** The list of models that apps are given: uploaded signed, compared, published, rolled back. */
export function ModelsPage() {
  return (
    <SettingsPageFrame name="adminModels">
      <Lists />
    </SettingsPageFrame>
  );
}

function Lists() {
  const { data, error, isPending, isFetching, refetch } = useModelLists();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-models.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <LoadedLists lists={data} />;
}

function LoadedLists({ lists }: { readonly lists: ModelLists }) {
  const [reviewed, setReviewed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const list = lists.lists.find(({ id }) => id === reviewed);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-models.intro')}</p>
      {lists.keys.length === 0 ? (
        <Callout tone="warning">{t(texts, 'admin-models.noKeys')}</Callout>
      ) : (
        <div className="grid justify-items-start gap-2">
          <UploadButton onUploaded={setReviewed} onProblem={setProblem} />
          {problem === null ? null : (
            <Callout tone="danger" isLive>
              {problem}
            </Callout>
          )}
        </div>
      )}
      <ul aria-label={t(texts, 'admin-models.lists')} className="grid grid-cols-1 gap-2">
        {lists.lists.map((each) => (
          <ModelListItem key={each.id} list={each} lists={lists} onReview={() => setReviewed(each.id)} />
        ))}
      </ul>
      <History lists={lists} />
      {list === undefined ? null : (
        <PublishDialog
          list={list}
          replaces={lists.publications[0]?.id ?? null}
          onClose={() => setReviewed(null)}
        />
      )}
    </div>
  );
}

function History({ lists: { publications } }: { readonly lists: ModelLists }) {
  return (
    <section className="grid min-w-0 gap-2">
      <h2 className="text-read font-medium">{t(texts, 'admin-models.history')}</h2>
      {publications.length === 0 ? (
        <p className="text-ui text-n11">{t(texts, 'admin-models.neverPublished')}</p>
      ) : (
        <ul aria-label={t(texts, 'admin-models.history')} className="grid gap-2">
          {publications.map((publication) => (
            <PublicationItem key={publication.id} publication={publication} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Props = {
  readonly list: ModelList;
  /** The publication that it replaces. */
  readonly replaces: ModelLists['publications'][number]['id'] | null;
  readonly onClose: () => void;
};

/** Shows what a list would change, takes a reason, and publishes it. */
function PublishDialog({ list: { id, version, wasPublished }, replaces, onClose }: Props) {
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

import type { ModelList, ModelLists } from '#shared/contract/cloud/admin/models.ts';
import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import { formatIsoDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-models.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { Difference } from './difference.tsx';
import { useModelDifference, useModelListChanges } from './model-list-queries.ts';

type Props = {
  readonly list: ModelList;
  /** The publication that it replaces. */
  readonly replaces: ModelLists['publications'][number]['id'] | null;
  readonly onClose: () => void;
};

/** Shows what a list would change, takes a reason, and publishes it. */
export function PublishDialog({ list, replaces, onClose }: Props) {
  const difference = useModelDifference(list.id);
  const form = usePublishForm({ list, replaces, onClose });
  const words = list.wasPublished ? 'rollBack' : 'publish';
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={t(texts, `admin-models.${words}Title`, { version: formatIsoDay(list.version) })}
      description={t(texts, `admin-models.${words}Text`)}
    >
      <form {...form.formProps} className="grid min-w-0 gap-4 text-ui">
        <FormProblem problem={form.problem} />
        {difference.isPending ? <LoadingRows words={t(texts, 'admin-models.comparing')} /> : null}
        {difference.isError ? (
          <AdminFailure
            failure={difference.error}
            isBusy={difference.isFetching}
            onRetry={() => void difference.refetch()}
          />
        ) : null}
        {difference.data === undefined ? null : <Difference difference={difference.data} />}
        <FormField name="reason" label={t(texts, 'admin-models.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={3} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-models.close')}</Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={form.isBusy}
            reason={difference.data === undefined ? t(texts, 'admin-models.comparing') : undefined}
          >
            {t(texts, `admin-models.${words}Do`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function usePublishForm({ list, replaces, onClose }: Props) {
  const { notify } = useAdminDependencies();
  const change = useModelListChanges();
  return useForm<'reason'>({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-models.reasonShort', { count: adminReasonLength.min }) }
        : {},
    async send({ reason }) {
      const answer = await change((modelLists) => modelLists.publish({ id: list.id, replaces, reason }));
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'success', title: t(texts, 'admin-models.published') });
      onClose();
      return null;
    }
  });
}

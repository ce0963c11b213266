import type { ManagedCategory } from '#shared/contract/cloud/categories.ts';
import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-categories.json';
import { nameListingCategory, translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';
import { categoriesKey } from './category-queries.ts';

type Props = {
  /** The key of a category, or a text that is none. */
  readonly from: string;
  readonly name: string;
  /** A category is gone after that; a text was none before. */
  readonly isCategory: boolean;
  readonly targets: readonly ManagedCategory[];
  readonly onClose: () => void;
};

/** Has the listings of a category or a text count as another category. */
export function MergeDialog({ from, name, isCategory, targets, onClose }: Props) {
  const form = useMergeForm(from, name, onClose);
  const action = t(texts, isCategory ? 'admin-categories.merge' : 'admin-categories.file');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, isCategory ? 'admin-categories.mergeNamed' : 'admin-categories.fileNamed', { name })}
      description={t(texts, isCategory ? 'admin-categories.mergeHint' : 'admin-categories.fileHint')}
    >
      <form {...form.formProps} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <FormField name="into" label={t(texts, 'admin-categories.into')} problem={form.problems.into}>
          {(control) => (
            <SelectInput
              {...control}
              {...form.bind('into')}
              label={t(texts, 'admin-categories.into')}
              options={[
                { value: '', label: t(texts, 'admin-categories.choose') },
                ...targets.map(({ key, names }) => ({ value: key, label: nameListingCategory(names) }))
              ]}
            />
          )}
        </FormField>
        <FormField name="reason" label={t(texts, 'admin-categories.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={2} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-categories.close')}</Button>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useMergeForm(from: string, name: string, onDone: () => void) {
  const { categories, notify } = useAdminDependencies();
  const act = useAdminAct(categoriesKey);
  return useForm<'into' | 'reason'>({
    initial: { into: '', reason: '' },
    check: ({ into, reason }) => ({
      ...(into === '' ? { into: t(texts, 'admin-categories.intoMissing') } : {}),
      ...(reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-categories.reasonShort', { count: adminReasonLength.min }) }
        : {})
    }),
    async send({ into, reason }) {
      const answer = await act(() => categories.merge({ from, into, reason }));
      if (!answer.ok) return { problem: translateError(answer.error) };
      notify({ type: 'success', title: t(texts, 'admin-categories.merged', { name }) });
      onDone();
      return null;
    }
  });
}

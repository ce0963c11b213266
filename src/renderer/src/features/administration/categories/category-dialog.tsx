import type { ManagedCategory } from '#shared/contract/cloud/categories.ts';
import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import { maxCategoryLength } from '#shared/domain/market/category/category.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-categories.json';
import { nameListingCategory } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { type ChangedCategory, useCategoryForm } from './use-category-form.ts';

type Props = {
  /** Null for a new one. */
  readonly changed: ChangedCategory | null;
  readonly categories: readonly ManagedCategory[];
  readonly onClose: () => void;
};

/** Adds a category, or changes its names, its place and whether it is offered. */
export function CategoryDialog({ changed, categories, onClose }: Props) {
  const form = useCategoryForm(changed, categories.length, onClose);
  const title =
    changed === null
      ? t(texts, 'admin-categories.add')
      : t(texts, 'admin-categories.changeNamed', { name: nameListingCategory(changed.category.names) });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form {...form.formProps} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <div className="grid min-w-0 gap-4 sm:grid-cols-2">
          {(['en', 'es'] as const).map((each) => (
            <FormField
              key={each}
              name={each}
              label={t(texts, `admin-categories.name.${each}`)}
              problem={form.problems[each]}
            >
              {(control) => (
                <TextInput {...control} {...form.bind(each)} lang={each} maxLength={maxCategoryLength} />
              )}
            </FormField>
          ))}
        </div>
        {changed === null ? null : <PlaceFields form={form} />}
        <FormField name="reason" label={t(texts, 'admin-categories.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextArea {...control} {...form.bind('reason')} rows={2} maxLength={adminReasonLength.max} />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(texts, 'admin-categories.close')}</Button>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
            {t(texts, changed === null ? 'admin-categories.add' : 'admin-categories.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function PlaceFields({ form }: { readonly form: ReturnType<typeof useCategoryForm> }) {
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-2">
      <FormField
        name="position"
        label={t(texts, 'admin-categories.position')}
        problem={form.problems.position}
      >
        {(control) => <TextInput {...control} {...form.bind('position')} inputMode="numeric" />}
      </FormField>
      <FormField name="offer" label={t(texts, 'admin-categories.offer')}>
        {(control) => (
          <SelectInput
            {...control}
            {...form.bind('offer')}
            label={t(texts, 'admin-categories.offer')}
            options={(['yes', 'no'] as const).map((value) => ({
              value,
              label: t(texts, `admin-categories.offer.${value}`)
            }))}
          />
        )}
      </FormField>
    </div>
  );
}

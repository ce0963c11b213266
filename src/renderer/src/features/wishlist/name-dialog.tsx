import { useId, useRef } from 'react';
import { contractError } from '#shared/contract/errors.ts';
import { maxWishlists } from '#shared/domain/market/wishlist.ts';
import { findNameFlaw } from '#shared/domain/people/public-name.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { createList, createListId, renameList } from './change-wishlist.ts';
import { type SyncedWishlist, wishlistName } from './wishlist-rows.ts';

const maxNameLength = 60;

type Props = {
  /** Null for a new one. */
  readonly list: SyncedWishlist | null;
  /** All of them. */
  readonly lists: readonly SyncedWishlist[];
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
};

/** The name of a list, of one that is or of a new one. */
export function NameDialog({ list, lists, onDone, onClose }: Props) {
  const { writeRows, now } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const form = useForm({
    initial: { name: list === null ? '' : wishlistName(list) },
    check: ({ name }) => {
      if (name.trim() === '') return { name: t(texts, 'wishlist.name.missing') };
      if (findNameFlaw(name) !== undefined) return { name: t(texts, 'wishlist.name.refused') };
      const isTaken = lists.some((other) => other.id !== list?.id && other.name === name.trim());
      return isTaken ? { name: translateError(contractError('list_name_taken')) } : {};
    },
    async send({ name }) {
      if (list === null && lists.length >= maxWishlists)
        return { problem: translateError(contractError('limit_reached')) };
      const wanted = name.trim();
      const id = list?.id ?? createListId();
      const written = await writeRows([
        list === null ? createList(id, wanted, now()) : renameList(list, wanted)
      ]);
      if (!written.ok) return { problem: translateError(written.error) };
      onDone(id);
      onClose();
      return null;
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="s"
      title={t(texts, list === null ? 'wishlist.newList' : 'wishlist.rename')}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'wishlist.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {t(texts, list === null ? 'wishlist.create' : 'wishlist.save')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <FormField name="name" label={t(texts, 'wishlist.name.label')} problem={form.problems.name}>
          {(control) => (
            <TextInput
              {...control}
              {...form.bind('name')}
              ref={input}
              maxLength={maxNameLength}
              autoComplete="off"
            />
          )}
        </FormField>
      </form>
    </Dialog>
  );
}

import { useId, useRef } from 'react';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import { findNameFlaw } from '#shared/domain/people/public-name.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { useInvalidateWishlist, wishlistName } from './wishlist-queries.ts';
import { useWishlistDependencies } from './dependencies.tsx';

const maxNameLength = 60;

type Props = {
  /** Null for a new one. */
  readonly list: Wishlist | null;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
};

/** The name of a list, of one that is or of a new one. */
export function NameDialog({ list, onDone, onClose }: Props) {
  const { wishlists } = useWishlistDependencies();
  const invalidateWishlist = useInvalidateWishlist();
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const form = useForm({
    initial: { name: list === null ? '' : wishlistName(list) },
    check: ({ name }) => {
      if (name.trim() === '') return { name: t(texts, 'wishlist.name.missing') };
      return findNameFlaw(name) === undefined ? {} : { name: t(texts, 'wishlist.name.refused') };
    },
    async send({ name }) {
      const wanted = name.trim();
      const answer =
        list === null
          ? await wishlists.create({ name: wanted })
          : await wishlists.rename({ id: list.id, name: wanted });
      if (!answer.ok) {
        const problem = translateError(answer.error);
        return answer.error.code === 'list_name_taken' ? { problems: { name: problem } } : { problem };
      }
      await invalidateWishlist();
      onDone(answer.value.id);
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

import { useId, useRef } from 'react';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { sayError } from '#renderer/messages/names.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';
import { nameList } from './name-list.ts';
import { useForgetWishes } from './wish-queries.ts';
import { useWishlistDependencies } from './dependencies.tsx';

const longestName = 60;

type Props = {
  /** Null for a new one. */
  readonly list: Wishlist | null;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
};

/** The name of a list, of one that is or of a new one. */
export function NameDialog({ list, onDone, onClose }: Props) {
  const { wishlists } = useWishlistDependencies();
  const forgetWishes = useForgetWishes();
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const form = useForm({
    initial: { name: list === null ? '' : nameList(list) },
    check: ({ name }) => (name.trim() === '' ? { name: say(texts, 'wishlist.name.missing') } : {}),
    async send({ name }) {
      const wanted = name.trim();
      const answer =
        list === null
          ? await wishlists.create({ name: wanted })
          : await wishlists.rename({ id: list.id, name: wanted });
      if (!answer.ok) {
        const problem = sayError(answer.error);
        return answer.error.code === 'name_taken' ? { problems: { name: problem } } : { problem };
      }
      await forgetWishes();
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
      title={say(texts, list === null ? 'wishlist.newList' : 'wishlist.rename')}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{say(texts, 'wishlist.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {say(texts, list === null ? 'wishlist.create' : 'wishlist.save')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormProblem problem={form.problem} />
        <FormField name="name" label={say(texts, 'wishlist.name.label')} problem={form.problems.name}>
          {(control) => (
            <TextInput
              {...control}
              {...form.bind('name')}
              ref={input}
              maxLength={longestName}
              autoComplete="off"
            />
          )}
        </FormField>
      </form>
    </Dialog>
  );
}

import { adminReasonLength } from '#shared/contract/cloud/admin/users.ts';
import { maxForbiddenWordLength, normalizeWords } from '#shared/domain/market/moderation/forbidden-words.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useForm } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/admin-words.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { useAdminAct } from '../frame/use-admin-act.ts';

export const wordsKey = ['forbiddenWords.list'] as const;

export function AddWordForm() {
  const { isOnline } = useAdminDependencies();
  const form = useWordForm();
  return (
    <form
      {...form.formProps}
      aria-label={t(texts, 'admin-words.add')}
      className="grid gap-3 rounded-panel border border-n6 bg-n2 p-4"
    >
      <FormProblem problem={form.problem} />
      <div className="grid gap-3 sm:grid-cols-[1fr_2fr]">
        <FormField name="word" label={t(texts, 'admin-words.word')} problem={form.problems.word}>
          {(control) => (
            <TextInput {...control} {...form.bind('word')} dir="auto" maxLength={maxForbiddenWordLength} />
          )}
        </FormField>
        <FormField name="reason" label={t(texts, 'admin-words.reason')} problem={form.problems.reason}>
          {(control) => (
            <TextInput {...control} {...form.bind('reason')} dir="auto" maxLength={adminReasonLength.max} />
          )}
        </FormField>
      </div>
      <Button
        type="submit"
        variant="primary"
        isBusy={form.isBusy}
        reason={isOnline ? undefined : t(texts, 'admin-words.offline')}
        className="justify-self-start"
      >
        {t(texts, 'admin-words.add')}
      </Button>
    </form>
  );
}

function useWordForm() {
  const { forbiddenWords, notify } = useAdminDependencies();
  const act = useAdminAct(wordsKey);
  const form = useForm<'word' | 'reason'>({
    initial: { word: '', reason: '' },
    check: ({ word, reason }) => ({
      ...(normalizeWords(word) === '' ? { word: t(texts, 'admin-words.wordMissing') } : {}),
      ...(reason.trim().length < adminReasonLength.min
        ? { reason: t(texts, 'admin-words.reasonShort', { count: adminReasonLength.min }) }
        : {})
    }),
    async send({ word, reason }) {
      const answer = await act(() => forbiddenWords.add({ word, reason }));
      if (!answer.ok) {
        if (answer.error.code !== 'conflict') return { problem: translateError(answer.error) };
        return { problems: { word: t(texts, 'admin-words.known') } };
      }
      notify({ type: 'success', title: t(texts, 'admin-words.wasAdded', { word }) });
      form.set('word', '');
      form.set('reason', '');
      return null;
    }
  });
  return form;
}

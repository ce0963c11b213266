import { useId, useState } from 'react';
import { readVideoAddress } from '#shared/domain/market/video-address.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { paths } from '#shared/contract/paths.ts';
import { writePromptText } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import type { FormProblems } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/inbox.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { type Done, HoneypotField, useSentForm } from './use-message-form.tsx';
import { useInboxDependencies } from './dependencies.tsx';

type Field = 'title' | 'videoUrl' | 'creator' | 'model' | 'note';
type Values = Readonly<Record<Field, string>>;

const longest = { title: 120, creator: 60, model: 60, note: 1000 } as const;

function check(values: Values): FormProblems<Field> {
  const isUsable = (name: 'title' | 'creator') => {
    const { length } = values[name].trim();
    return length > 0 && length <= longest[name];
  };
  return {
    ...(isUsable('title') ? {} : { title: t(texts, 'inbox.wrong.title') }),
    ...(readVideoAddress(values.videoUrl.trim()) === undefined
      ? { videoUrl: t(texts, 'inbox.wrong.videoUrl') }
      : {}),
    ...(isUsable('creator') ? {} : { creator: t(texts, 'inbox.wrong.creator') }),
    ...(values.model.trim().length > longest.model ? { model: t(texts, 'inbox.wrong.model') } : {}),
    ...(values.note.trim().length > longest.note ? { note: t(texts, 'inbox.wrong.note') } : {})
  };
}

/** Without one of these a prompt says nothing of what is seen. */
const hasContent = ({ data }: PromptDocument): boolean =>
  [data.concept, data.mainSubject, data.action, data.setting].some((text) => text.trim() !== '');

/** Proposes a video with the prompt that is in the builder now. What is typed is kept until it has gone. */
export function AddShowcase({ onClose }: { readonly onClose: () => void }) {
  const { readPrompt, notify } = useInboxDependencies();
  const [prompt] = useState(readPrompt);
  const formId = useId();
  const { form, honeypot } = useProposal(prompt, (done) => {
    onClose();
    notify({
      type: done === 'sent' ? 'success' : 'info',
      title: t(texts, done === 'sent' ? 'inbox.proposed' : 'inbox.proposalKept')
    });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'inbox.add')}
      description={t(texts, 'inbox.addHow')}
      footer={
        <>
          <Button onClick={onClose}>{t(texts, 'inbox.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isBusy={form.isBusy}
            disabled={!hasContent(prompt) || readOrigin(prompt.data) !== null}
          >
            {t(texts, 'inbox.propose')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="relative grid gap-4">
        <HoneypotField honeypot={honeypot} />
        <ProposalFields form={form} />
        <PromptInside prompt={prompt} />
        <FormProblem problem={form.problem} />
      </form>
    </Dialog>
  );
}

function useProposal(prompt: PromptDocument, onDone: (done: Done) => void) {
  // In the order of the fields: the first mistake takes the focus.
  const [initial] = useState<Values>(() => ({
    videoUrl: '',
    title: prompt.name.slice(0, longest.title),
    creator: '',
    model: prompt.data.model.slice(0, longest.model),
    note: ''
  }));
  return useSentForm<Field>({
    name: 'showcase',
    initial,
    check,
    toMessage: ({ videoUrl, title, creator, model, note }, guard) => ({
      entity: 'showcaseProposals',
      value: {
        entry: {
          videoUrl: videoUrl.trim(),
          title: title.trim(),
          creator: creator.trim(),
          model: model.trim(),
          note: note.trim(),
          data: prompt.data
        },
        guard
      }
    }),
    onDone
  });
}

function ProposalFields({ form }: { readonly form: ReturnType<typeof useProposal>['form'] }) {
  const { problems, bind } = form;
  return (
    <>
      <FormField
        name="videoUrl"
        label={t(texts, 'inbox.videoUrl')}
        hint={t(texts, 'inbox.videoUrlHint')}
        problem={problems.videoUrl}
      >
        {(control) => (
          <TextInput {...control} {...bind('videoUrl')} type="url" inputMode="url" autoComplete="off" />
        )}
      </FormField>
      <FormField name="title" label={t(texts, 'inbox.title')} problem={problems.title}>
        {(control) => <TextInput {...control} {...bind('title')} spellCheck autoComplete="off" />}
      </FormField>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <FormField
          name="creator"
          label={t(texts, 'inbox.creator')}
          hint={t(texts, 'inbox.creatorHint')}
          problem={problems.creator}
        >
          {(control) => <TextInput {...control} {...bind('creator')} autoComplete="nickname" />}
        </FormField>
        <FormField name="model" label={t(texts, 'inbox.model')} problem={problems.model}>
          {(control) => <TextInput {...control} {...bind('model')} autoComplete="off" />}
        </FormField>
      </div>
      <FormField name="note" label={t(texts, 'inbox.note')} problem={problems.note}>
        {(control) => <TextArea {...control} {...bind('note')} rows={3} />}
      </FormField>
    </>
  );
}

/** The prompt as everybody will see it, or why it cannot be shown. */
function PromptInside({ prompt }: { readonly prompt: PromptDocument }) {
  const origin = readOrigin(prompt.data);
  if (origin !== null) {
    return (
      <Callout
        tone="warning"
        actions={
          <Link to={paths.listing.getHref(origin.slug)} className={buttonClasses('secondary')}>
            {t(texts, 'inbox.boughtPrompt.open')}
          </Link>
        }
      >
        {t(texts, 'inbox.boughtPrompt', { title: origin.title })}
      </Callout>
    );
  }
  if (!hasContent(prompt)) return <Callout tone="warning">{t(texts, 'inbox.emptyPrompt')}</Callout>;
  return (
    <section
      aria-labelledby="prompt-inside"
      className="grid gap-1 rounded-control border border-n6 bg-n1 p-3"
    >
      <h3 id="prompt-inside" className="text-label font-medium text-n11">
        {t(texts, 'inbox.promptInside')}
      </h3>
      <p dir="auto" className="max-h-40 overflow-y-auto text-ui break-words whitespace-pre-line" tabIndex={0}>
        {writePromptText(prompt.data)}
      </p>
    </section>
  );
}

import { useId, useState } from 'react';
import { ContactMessage, contactTopics } from '#shared/domain/market/showcase.ts';
import { say } from '#renderer/lib/messages/say.ts';
import type { FormProblems } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/inbox.json';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form-field.tsx';
import { FormProblem } from '#renderer/ui/form-problem.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { SelectInput } from '#renderer/ui/select-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/text-input.tsx';
import { TrapField } from './guard.tsx';
import { type Done, useSentForm } from './use-sent-form.ts';

type Field = 'name' | 'email' | 'topic' | 'message';

const initial = { name: '', email: '', topic: contactTopics[0], message: '' } as const;

function check(values: Readonly<Record<Field, string>>): FormProblems<Field> {
  const { error } = ContactMessage.safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    ...(wrong.has('name') ? { name: say(texts, 'inbox.wrong.name') } : {}),
    ...(wrong.has('email') ? { email: say(texts, 'inbox.wrong.email') } : {}),
    ...(wrong.has('message')
      ? {
          message: say(
            texts,
            values.message.trim().length > 5000 ? 'inbox.wrong.messageLong' : 'inbox.wrong.messageShort'
          )
        }
      : {})
  };
}

/** A message to the people behind the server. What is typed is kept until it has gone. */
export function ContactForm() {
  const [done, setDone] = useState<Done | null>(null);
  const { form, trap } = useSentForm<Field>({
    name: 'contact',
    initial,
    check,
    toMessage: (values, guard) => ({
      kind: 'contact',
      input: { message: ContactMessage.parse(values), guard }
    }),
    onDone: setDone
  });
  const { problems } = form;
  if (done !== null) return <Thanks done={done} onAgain={() => setDone(null)} />;
  return (
    <form {...form.formProps} className="relative grid max-w-form gap-4">
      <TrapField trap={trap} />
      <div className="grid gap-4 min-[640px]:grid-cols-2">
        <FormField name="name" label={say(texts, 'inbox.name')} problem={problems.name}>
          {(control) => <TextInput {...control} {...form.bind('name')} autoComplete="name" />}
        </FormField>
        <FormField
          name="email"
          label={say(texts, 'inbox.email')}
          hint={say(texts, 'inbox.emailHint')}
          problem={problems.email}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.bind('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </FormField>
      </div>
      <TopicField value={form.values.topic} onChange={form.bind('topic').onChange} />
      <FormField name="message" label={say(texts, 'inbox.messageLabel')} problem={problems.message}>
        {(control) => <TextArea {...control} {...form.bind('message')} rows={7} />}
      </FormField>
      <FormProblem problem={form.problem} />
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {say(texts, 'inbox.send')}
        </Button>
      </div>
    </form>
  );
}

type TopicProps = { readonly value: string; readonly onChange: (topic: string) => void };

function TopicField({ value, onChange }: TopicProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-6 items-center text-ui font-medium text-n12">
        {say(texts, 'inbox.topic')}
      </label>
      <SelectInput
        id={id}
        label={say(texts, 'inbox.topic')}
        value={contactTopics.find((topic) => topic === value) ?? contactTopics[0]}
        options={contactTopics.map((topic) => ({ value: topic, label: say(texts, `inbox.topic.${topic}`) }))}
        onChange={onChange}
        className="min-[640px]:max-w-80"
      />
    </div>
  );
}

type ThanksProps = { readonly done: Done; readonly onAgain: () => void };

function Thanks({ done, onAgain }: ThanksProps) {
  return (
    <Notice
      tone={done === 'sent' ? 'success' : 'info'}
      isLive
      actions={<Button onClick={onAgain}>{say(texts, 'inbox.writeAnother')}</Button>}
    >
      {say(texts, done === 'sent' ? 'inbox.sent' : 'inbox.kept')}
    </Notice>
  );
}

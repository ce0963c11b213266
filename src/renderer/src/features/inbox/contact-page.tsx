import { type ReactNode, useId, useState } from 'react';
import { Part } from '#renderer/feature-api/parts.ts';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import type { FormProblems } from '#renderer/lib/use-form.ts';
import texts from '#renderer/messages/en/inbox.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { FormField } from '#renderer/ui/fields/form-field.tsx';
import { FormProblem } from '#renderer/ui/fields/form-problem.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextArea, TextInput } from '#renderer/ui/fields/text-input.tsx';
import { paths } from '#shared/contract/paths.ts';
import { ContactMessage, contactTopics } from '#shared/domain/market/showcase.ts';
import { InboxProvider } from './dependencies.tsx';
import { type Done, HoneypotField, useSentForm } from './use-message-form.tsx';

type Field = 'name' | 'email' | 'topic' | 'message';

const initial = { name: '', email: '', topic: contactTopics[0], message: '' } as const;

function check(values: Readonly<Record<Field, string>>): FormProblems<Field> {
  const { error } = ContactMessage.safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    ...(wrong.has('name') ? { name: t(texts, 'inbox.wrong.name') } : {}),
    ...(wrong.has('email') ? { email: t(texts, 'inbox.wrong.email') } : {}),
    ...(wrong.has('message')
      ? {
          message: t(
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
  const { form, honeypot } = useSentForm<Field>({
    name: 'contact',
    initial,
    check,
    toMessage: (values, guard) => ({
      entity: 'contactMessages',
      value: { message: ContactMessage.parse(values), guard }
    }),
    onDone: setDone,
    onPutIn: () => setDone(null)
  });
  const { problems } = form;
  if (done !== null) return <Thanks done={done} onAgain={() => setDone(null)} />;
  return (
    <form {...form.formProps} className="relative grid max-w-form gap-4">
      <HoneypotField honeypot={honeypot} />
      <div className="grid gap-4 min-[640px]:grid-cols-2">
        <FormField name="name" label={t(texts, 'inbox.name')} problem={problems.name}>
          {(control) => <TextInput {...control} {...form.bind('name')} autoComplete="name" />}
        </FormField>
        <FormField
          name="email"
          label={t(texts, 'inbox.email')}
          hint={t(texts, 'inbox.emailHint')}
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
      <FormField name="message" label={t(texts, 'inbox.messageLabel')} problem={problems.message}>
        {(control) => <TextArea {...control} {...form.bind('message')} rows={7} />}
      </FormField>
      <FormProblem problem={form.problem} />
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t(texts, 'inbox.send')}
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
        {t(texts, 'inbox.topic')}
      </label>
      <SelectInput
        id={id}
        label={t(texts, 'inbox.topic')}
        value={contactTopics.find((topic) => topic === value) ?? contactTopics[0]}
        options={contactTopics.map((topic) => ({ value: topic, label: t(texts, `inbox.topic.${topic}`) }))}
        onChange={onChange}
        className="min-[640px]:max-w-80"
      />
    </div>
  );
}

type ThanksProps = { readonly done: Done; readonly onAgain: () => void };

function Thanks({ done, onAgain }: ThanksProps) {
  return (
    <Callout
      tone={done === 'sent' ? 'success' : 'info'}
      isLive
      actions={<Button onClick={onAgain}>{t(texts, 'inbox.writeAnother')}</Button>}
    >
      {t(texts, done === 'sent' ? 'inbox.sent' : 'inbox.kept')}
    </Callout>
  );
}

/** A message to the people behind the server, and what to know before and after it. */
export function ContactPage() {
  return (
    <InboxProvider>
      <PageWithLinks>
        <Contact />
      </PageWithLinks>
    </InboxProvider>
  );
}

function Contact() {
  return (
    <div className="mx-auto grid w-full max-w-5xl content-start gap-8 p-4 py-8 min-[640px]:px-8 min-[960px]:py-12">
      <header className="grid max-w-read gap-2">
        <h1 className="text-headline font-semibold" tabIndex={-1}>
          {t(texts, 'inbox.contact.title')}
        </h1>
        <p className="text-lead text-n11">{t(texts, 'inbox.contact.lead')}</p>
      </header>
      <div className="grid gap-8 min-[960px]:grid-cols-[minmax(0,1fr)_20rem] min-[960px]:gap-12">
        <div className="grid min-w-0 content-start gap-5">
          <Part part="WaitingMessages" />
          <ContactForm />
        </div>
        <div className="grid content-start gap-6 text-read text-n11">
          <Aside title={t(texts, 'inbox.contact.before')}>
            <p>{t(texts, 'inbox.contact.beforeText')}</p>
            <p>
              <Link
                to={paths.faq.getHref()}
                className="inline-flex min-h-target items-center rounded-tag text-daylight-11 underline"
              >
                {t(texts, 'inbox.contact.faq')}
              </Link>
            </p>
          </Aside>
          {(['problem', 'rights', 'kept'] as const).map((part) => (
            <Aside key={part} title={t(texts, `inbox.contact.${part}`)}>
              <p>{t(texts, `inbox.contact.${part}Text`)}</p>
            </Aside>
          ))}
        </div>
      </div>
    </div>
  );
}

function Aside({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="text-ui font-semibold text-n12">{title}</h2>
      {children}
    </section>
  );
}

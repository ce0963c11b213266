import type { ReactNode } from 'react';
import { paths } from '#shared/contract/paths.ts';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/inbox.json';
import { ContactForm } from './contact-form.tsx';
import { InboxProvider } from './dependencies.tsx';
import { OutboxPanel } from './outbox-panel.tsx';

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
          <OutboxPanel />
          <ContactForm />
        </div>
        <div className="grid content-start gap-6 text-read text-n11">
          <Part title={t(texts, 'inbox.contact.before')}>
            <p>{t(texts, 'inbox.contact.beforeText')}</p>
            <p>
              <Link
                to={paths.faq.getHref()}
                className="inline-flex min-h-target items-center rounded-tag text-daylight-11 underline"
              >
                {t(texts, 'inbox.contact.faq')}
              </Link>
            </p>
          </Part>
          {(['problem', 'rights', 'kept'] as const).map((part) => (
            <Part key={part} title={t(texts, `inbox.contact.${part}`)}>
              <p>{t(texts, `inbox.contact.${part}Text`)}</p>
            </Part>
          ))}
        </div>
      </div>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="text-ui font-semibold text-n12">{title}</h2>
      {children}
    </section>
  );
}

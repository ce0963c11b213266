import { paths } from '#shared/contract/paths.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/inbox.json';
import { InboxProvider, useInboxDependencies } from './dependencies.tsx';
import { AddButton, Showcase } from './showcase.tsx';

/** The showcase and the form to submit to it. */
export function ShowcasePage() {
  return (
    <CachedQueries>
      <InboxProvider>
        <PageWithLinks>
          <Videos />
        </PageWithLinks>
      </InboxProvider>
    </CachedQueries>
  );
}

function Videos() {
  const { canEmbed } = useInboxDependencies();
  return (
    <div className="mx-auto grid w-full max-w-7xl content-start gap-6 p-4 py-8 min-[640px]:px-8 min-[960px]:py-12">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="me-auto grid min-w-0 max-w-read gap-2">
          <h1 className="text-headline font-semibold" tabIndex={-1}>
            {t(texts, 'inbox.showcase.title')}
          </h1>
          <p className="text-lead text-n11">{t(texts, 'inbox.showcase.lead')}</p>
        </div>
        <AddButton />
      </header>
      <Part part="WaitingMessages" />
      <div className="grid gap-6 text-read text-n11 min-[768px]:grid-cols-[2fr_1fr]">
        <section className="grid content-start gap-1.5">
          <h2 className="text-ui font-semibold text-n12">{t(texts, 'inbox.showcase.how')}</h2>
          <p className="max-w-read">{t(texts, 'inbox.showcase.howText')}</p>
        </section>
        <section className="grid content-start gap-1.5">
          <h2 className="text-ui font-semibold text-n12">{t(texts, 'inbox.showcase.gone')}</h2>
          <p>{t(texts, 'inbox.showcase.goneText')}</p>
          <p>
            <Link
              to={paths.contact.getHref()}
              className="inline-flex min-h-target items-center rounded-tag text-daylight-11 underline"
            >
              {t(texts, 'inbox.showcase.write')}
            </Link>
          </p>
        </section>
      </div>
      {/* A screen high from the first frame on, so that what comes pushes nothing in sight away. */}
      <section
        aria-labelledby="videos-title"
        className="grid min-h-svh content-start gap-4 border-t border-n6 pt-6"
      >
        <div className="grid gap-1">
          <h2 id="videos-title" className="text-ui font-semibold">
            {t(texts, 'inbox.showcase.videos')}
          </h2>
          <p className="max-w-read text-ui text-n11">
            {t(texts, canEmbed ? 'inbox.showcase.consent' : 'inbox.showcase.outside')}
          </p>
        </div>
        <Showcase />
      </section>
    </div>
  );
}

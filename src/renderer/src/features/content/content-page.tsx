import type { ReactNode } from 'react';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/content.json';
import { PageLinks } from './page-links.tsx';

export type ContentSection = {
  /** Stays the same for good: people link to it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
};

type ContentPageProps = {
  /** The heading of the page. */
  readonly title: string;
  /** A summary in a sentence or two. */
  readonly lead: ReactNode;
  /** Buttons or links that act on the lead. */
  readonly actions?: ReactNode;
  readonly sections: readonly ContentSection[];
};

const prose =
  'grid gap-4 [&_p>a]:text-daylight-11 [&_p>a]:underline [&_li>a]:text-daylight-11 [&_li>a]:underline [&>p]:max-w-read [&>ul]:grid [&>ul]:max-w-read [&>ul]:list-disc [&>ul]:gap-2 [&>ul]:ps-5 [&>ol]:grid [&>ol]:max-w-read [&>ol]:list-decimal [&>ol]:gap-2 [&>ol]:ps-5 [&>h3]:mt-2 [&>h3]:text-lead';

/** A page to be read: one heading, a list of what is on it, sections, and the way to the other pages. */
export function ContentPage({ title, lead, actions, sections }: ContentPageProps) {
  return (
    <>
      <article lang="en" className="mx-auto w-full max-w-6xl px-4 py-8 min-[640px]:px-8 min-[960px]:py-16">
        <header className="grid max-w-3xl gap-4 pb-8 min-[960px]:pb-12">
          <h1 className="text-display min-[960px]:text-marketing" tabIndex={-1}>
            {title}
          </h1>
          <p className="text-lead text-n11">{lead}</p>
          {actions === undefined ? null : <div className="flex flex-wrap gap-2 pt-2">{actions}</div>}
        </header>
        <div className="grid gap-10 min-[960px]:grid-cols-[minmax(0,1fr)_13rem] min-[960px]:gap-12">
          <Contents sections={sections} />
          <div className="grid min-w-0 content-start gap-12 min-[960px]:order-first">
            {sections.map(({ id, title: heading, content }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
                <h2 id={`${id}-title`} className="mb-4 text-title min-[960px]:text-headline">
                  {heading}
                </h2>
                <div className={`text-touch text-n12 ${prose}`}>{content}</div>
              </section>
            ))}
          </div>
        </div>
      </article>
      <PageLinks />
    </>
  );
}

function Contents({ sections }: Pick<ContentPageProps, 'sections'>) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="self-start max-[959px]:rounded-card max-[959px]:border max-[959px]:border-n6 max-[959px]:bg-n2 max-[959px]:p-4 min-[960px]:sticky min-[960px]:top-8 min-[960px]:border-s min-[960px]:border-n6 min-[960px]:ps-4"
    >
      <h2 id="contents-title" lang={readLanguage().locale} className="slug-line pb-2 text-n10">
        {t(texts, 'content.contents')}
      </h2>
      <ul className="grid">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center rounded-tag py-1 text-read text-n11 hover:text-n12 hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

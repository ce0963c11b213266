import { ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { isWithoutServer, NoServer, type NoServerTexts } from './no-server.tsx';
import { PageWithLinks } from './page-with-links.tsx';

type PageProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** A public page of text: its heading, and what the server tells below. */
export const LoadedPage = ({ title, lead, children }: PageProps) => (
  <CachedQueries>
    <PageWithLinks>
      <div className="mx-auto grid w-full max-w-3xl content-start gap-6 p-4 py-8 min-[640px]:px-8 min-[960px]:py-12">
        <header className="grid gap-2">
          <h1 className="text-headline font-semibold" tabIndex={-1}>
            {title}
          </h1>
          <p className="text-lead text-n11">{lead}</p>
        </header>
        {children}
      </div>
    </PageWithLinks>
  </CachedQueries>
);

type ContentProps<Data> = {
  /** Of a query. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: Readonly<Record<'loading' | 'failed' | 'explanation' | 'tryAgain', string>> & {
    readonly noServer: NoServerTexts;
  };
  readonly children: (data: Data) => ReactNode;
};

/** The result of a query, its loading state and its error. */
export const LoadedContent = <Data,>(props: ContentProps<Data>) => (
  // A screen high from the first frame on, so that what comes pushes nothing in sight away.
  <div className="grid min-h-svh content-start gap-8">
    <Content {...props} />
  </div>
);

function Content<Data>({ query, words, children }: ContentProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = query;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={words.loading} />;
  if (wait === 'nothing') return null;
  if (data !== undefined) return children(data);
  if (isWithoutServer(error)) return <NoServer texts={words.noServer} />;
  return (
    <EmptyState
      icon={ServerCrash}
      title={words.failed}
      text={words.explanation}
      action={
        <Button variant="primary" isBusy={isFetching} onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}

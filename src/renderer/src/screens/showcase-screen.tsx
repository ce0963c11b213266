import { CachedQueries } from '#renderer/lib/cached-queries.tsx';
import { type InboxTools, InboxToolsProvider } from '#renderer/features/inbox/inbox-tools.ts';
import { ShowcasePage } from '#renderer/features/inbox/showcase-page.tsx';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';

export function ShowcaseScreen({ tools }: { readonly tools: InboxTools }) {
  return (
    <CachedQueries>
      <InboxToolsProvider value={tools}>
        <div className="flex shrink-0 grow flex-col">
          <ShowcasePage />
        </div>
        <PageLinks />
      </InboxToolsProvider>
    </CachedQueries>
  );
}

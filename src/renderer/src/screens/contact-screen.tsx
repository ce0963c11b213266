import { type InboxTools, InboxToolsProvider } from '#renderer/features/inbox/inbox-tools.ts';
import { ContactPage } from '#renderer/features/inbox/contact-page.tsx';
import { PageLinks } from '#renderer/features/reading/page-links.tsx';

export function ContactScreen({ tools }: { readonly tools: InboxTools }) {
  return (
    <InboxToolsProvider value={tools}>
      <div className="flex shrink-0 grow flex-col">
        <ContactPage />
      </div>
      <PageLinks />
    </InboxToolsProvider>
  );
}

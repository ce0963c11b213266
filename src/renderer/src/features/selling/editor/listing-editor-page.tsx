import { FilePlus2 } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { namePage } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { DraftList } from '../drafts/draft-list.tsx';
import { SellingProvider } from '../frame/dependencies.tsx';
import { SellingLayout, SellingPage } from '../frame/selling-page.tsx';
import { ListingEditor } from './listing-editor.tsx';
import { useEditorKey, useListingDraft } from './use-listing-draft.ts';

/** The draft named in the URL, or the list of all drafts. */
export function ListingEditorPage() {
  const [query] = useSearchParams();
  const id = query.get('draft');
  const editorKey = useEditorKey(id);
  if (id === null) {
    return (
      <SellingPage name="createListing">
        <Drafts />
      </SellingPage>
    );
  }
  return (
    <SellingProvider>
      <OneDraft key={editorKey} id={id} />
    </SellingProvider>
  );
}

function Drafts() {
  return (
    <>
      <NewDraft />
      <DraftList kind="prompt" />
    </>
  );
}

/** A listing needs a prompt, so a new draft starts from the one in the builder. */
function NewDraft() {
  const { prompt, sellPrompt, goTo } = useServices();
  return (
    <EmptyState
      icon={FilePlus2}
      title={t(texts, 'selling.new.title')}
      text={t(texts, 'selling.new.text')}
      action={
        <>
          <Button variant="primary" onClick={() => void sellPrompt(prompt.getState().document)}>
            {t(texts, 'selling.new.fromBuilder')}
          </Button>
          <Button onClick={() => goTo(paths.builder.getHref())}>{t(texts, 'selling.new.goBuilder')}</Button>
        </>
      }
    />
  );
}

function OneDraft({ id }: { readonly id: string }) {
  const open = useListingDraft(id);
  const isPublished = open != null && open.draft.listingId !== null;
  return (
    <SellingLayout
      name="createListing"
      title={isPublished ? t(texts, 'selling.edit.title') : namePage('createListing')}
    >
      <DraftContent open={open} />
    </SellingLayout>
  );
}

function DraftContent({ open }: { readonly open: ReturnType<typeof useListingDraft> }) {
  if (open === undefined) return <Skeleton className="h-96 rounded-panel" />;
  if (open !== null) return <ListingEditor open={open} />;
  return (
    <>
      <p className="text-read text-n11">{t(texts, 'selling.draft.missing')}</p>
      <Drafts />
    </>
  );
}

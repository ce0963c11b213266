import { FilePlus2 } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSearchParams } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { DraftList } from '../drafts/draft-list.tsx';
import { SellingPage } from '../frame/selling-page.tsx';
import { ListingEditor } from './listing-editor.tsx';
import { useListingDraft } from './use-listing-draft.ts';

/** The draft named in the URL, or the list of all drafts. */
export function ListingEditorPage() {
  const [query] = useSearchParams();
  const id = query.get('draft');
  return (
    <SellingPage name="createListing">{id === null ? <Drafts /> : <OneDraft key={id} id={id} />}</SellingPage>
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
  if (open === undefined) return <Skeleton className="h-96 rounded-panel" />;
  if (open !== null) return <ListingEditor open={open} />;
  return (
    <>
      <p className="text-read text-n11">{t(texts, 'selling.draft.missing')}</p>
      <Drafts />
    </>
  );
}

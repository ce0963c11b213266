import { Layers } from 'lucide-react';
import { minBundleItems } from '#shared/domain/market/listing-draft.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import { paths } from '#shared/contract/paths.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { namePage, translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { DraftList } from '../drafts/draft-list.tsx';
import { createBundleDraft } from '../drafts/new-draft.ts';
import { getEditorHref } from '../drafts/sell-prompt.ts';
import { useEditorKey, useListingDraft } from '../editor/use-listing-draft.ts';
import { SellingProvider, useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { SellingLayout, SellingPage } from '../frame/selling-page.tsx';
import { BundleEditor } from './bundle-editor.tsx';
import { useOwnPrompts } from '../frame/seller-queries.ts';
import { isOnSale } from './bundle-item.ts';

/** The bundle draft named in the URL, or a new one and the list of all. */
export function BundleEditorPage() {
  const [query] = useSearchParams();
  const id = query.get('draft');
  const editorKey = useEditorKey(id);
  if (id === null) {
    return (
      <SellingPage name="createBundle">
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
      <NewBundle />
      <DraftList kind="bundle" />
    </>
  );
}

function NewBundle() {
  const { data: prompts, error, isPending, isFetching, refetch } = useOwnPrompts();
  const create = useCreateBundle();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.loading')} />;
  if (wait === 'nothing') return null;
  if (prompts === undefined) {
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  const canStart = prompts.filter(isOnSale).length >= minBundleItems;
  return (
    <EmptyState
      icon={Layers}
      title={t(texts, 'selling.bundle.new.title')}
      text={t(texts, canStart ? 'selling.bundle.new.text' : 'selling.bundle.new.tooFew')}
      action={
        canStart ? (
          <Button variant="primary" onClick={() => void create()}>
            {t(texts, 'selling.bundle.new.create')}
          </Button>
        ) : (
          <Link to={paths.createListing.getHref()} className={buttonClasses('primary')}>
            {t(texts, 'selling.bundle.new.sellPrompt')}
          </Link>
        )
      }
    />
  );
}

function useCreateBundle() {
  const { listingDrafts, notify, now, goTo } = useSellingDependencies();
  return async () => {
    const draft = createBundleDraft({ id: crypto.randomUUID(), savedAt: now() });
    const saved = await listingDrafts.save(draft);
    if (!saved.ok) return notify({ type: 'error', title: translateError(saved.error) });
    goTo(getEditorHref(draft));
  };
}

function OneDraft({ id }: { readonly id: string }) {
  const open = useListingDraft(id);
  const isPublished = open != null && open.draft.listingId !== null;
  return (
    <SellingLayout
      name="createBundle"
      title={isPublished ? t(texts, 'selling.bundle.edit.title') : namePage('createBundle')}
    >
      <DraftContent open={open} />
    </SellingLayout>
  );
}

function DraftContent({ open }: { readonly open: ReturnType<typeof useListingDraft> }) {
  if (open === undefined) return <Skeleton className="h-96 rounded-panel" />;
  const itemIds = open?.draft.itemIds ?? null;
  if (open !== null && itemIds !== null) return <BundleEditor open={open} itemIds={itemIds} />;
  return (
    <>
      <p className="text-read text-n11">{t(texts, 'selling.draft.missing')}</p>
      <Drafts />
    </>
  );
}

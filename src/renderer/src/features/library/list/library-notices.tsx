import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { libraryContext } from '../store/library-context.ts';

type Props = {
  /** A link names a template that is not here. */
  readonly isMissing: boolean;
  readonly onDismiss: () => void;
};

/** What went wrong with the library as a whole. */
export function LibraryNotices({ isMissing, onDismiss }: Props) {
  const status = libraryContext.use((state) => state.status);
  const { load } = libraryContext.useStoreApi().getState();
  if (status === 'error') {
    return (
      <Callout
        tone="danger"
        isLive
        actions={<Button onClick={() => void load()}>{t(texts, 'library.tryAgain')}</Button>}
      >
        {t(texts, 'library.notLoaded')}
      </Callout>
    );
  }
  if (!isMissing || status !== 'loaded') return null;
  return (
    <Callout
      tone="warning"
      isLive
      actions={<Button onClick={onDismiss}>{t(texts, 'library.missing.dismiss')}</Button>}
    >
      {t(texts, 'library.missing')}
    </Callout>
  );
}

export function LoadingCards() {
  return (
    <>
      <p role="status" className="sr-only">
        {t(texts, 'library.loading')}
      </p>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4"
        aria-hidden="true"
      >
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-80 rounded-panel" />
        ))}
      </div>
    </>
  );
}

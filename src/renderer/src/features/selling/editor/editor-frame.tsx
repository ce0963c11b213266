import type { ReactNode } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { type DraftPreview, PreviewPanel } from './preview-panel.tsx';
import type { OpenDraft } from './use-listing-draft.ts';
import { useSellerTasks } from '../frame/seller-queries.ts';

type Props = {
  readonly open: OpenDraft;
  readonly preview: DraftPreview;
  /** The form, its checks and the button to submit. */
  readonly children: ReactNode;
};

/** A form beside the listing as buyers will see it, with the state of its draft. */
export function EditorFrame({ open: { draft, change, saving, error }, preview, children }: Props) {
  return (
    <div className="relative grid min-w-0 grid-cols-1 gap-6 min-[960px]:grid-cols-2">
      <div data-form="listing" className="grid min-w-0 content-start gap-5">
        {error === null ? null : (
          <Callout
            tone="danger"
            isLive
            actions={<Button onClick={() => change({})}>{t(texts, 'selling.tryAgain')}</Button>}
          >
            {t(texts, 'selling.draft.notSaved')} {translateError(error)}
          </Callout>
        )}
        {draft.listingId === null ? null : <ReturnedNote listingId={draft.listingId} />}
        {children}
        <p role="status" className="text-label text-n10">
          {saving === 'saved' ? t(texts, 'selling.draft.isSaved') : null}
        </p>
      </div>
      <PreviewPanel preview={preview} />
    </div>
  );
}

/** Why the listing's last submission came back to its seller; renders nothing for one that did not. */
function ReturnedNote({ listingId }: { readonly listingId: string }) {
  const { data = [] } = useSellerTasks();
  const task = data.find((each) => each.listingId === listingId);
  if (task?.kind === 'publication_failed')
    return <Callout tone="warning">{t(texts, `selling.failure.${task.failure}`)}</Callout>;
  if (task?.kind === 'changes_requested')
    return (
      <Callout tone="warning">
        <span dir="auto">{t(texts, 'selling.task.changes_requested', { reason: task.reason })}</span>
      </Callout>
    );
  return null;
}

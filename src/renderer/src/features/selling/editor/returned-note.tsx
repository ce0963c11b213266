import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useSellerTasks } from '../frame/seller-queries.ts';

/** Why the listing's last submission came back to its seller; renders nothing for one that did not. */
export function ReturnedNote({ listingId }: { readonly listingId: string }) {
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

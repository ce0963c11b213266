import { useStore } from 'zustand';
import { contractError, isErrorCode } from '#shared/contract/errors.ts';
import { isMessage } from '#shared/domain/sync/messages/messages.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { describeMutation } from './describe-mutation.ts';
import { RefusedActions } from './refused-actions.tsx';
import { useSync } from './sync-context.ts';

const mostShown = 50;

type Props = { readonly items: readonly OutboxItem[]; readonly names: ReadonlyMap<string, string> };

/** Changes of this device that the server has not confirmed, or has refused. */
export function OutboxList({ items, names }: Props) {
  return (
    <>
      <ul className="grid divide-y divide-n6">
        {items.slice(0, mostShown).map((item) => (
          <OutboxRow key={item.mutation.id} item={item} names={names} />
        ))}
      </ul>
      {items.length > mostShown ? (
        <p className="text-label text-n11">
          {t(texts, 'sync.waiting.more', { count: items.length - mostShown })}
        </p>
      ) : null}
    </>
  );
}

function OutboxRow({ item, names }: { readonly item: OutboxItem; readonly names: Props['names'] }) {
  const store = useSync();
  const isRunning = useStore(store, (state) => state.round === 'running');
  const { mutation, state, refusal } = item;
  const words = describeMutation(mutation, names);
  const isRefused = state === 'refused';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <span className="text-ui break-words">{words}</span>
        <span className="text-label text-n11">
          {isRefused ? explainRefusal(refusal) : formatMoment(mutation.madeAt)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {isRefused ? <RefusedActions mutation={mutation} change={words} /> : null}
        {isMessage(mutation) && (isRefused || !isRunning) ? (
          <DiscardMessage message={mutation} change={words} />
        ) : isRefused || (state === 'waiting' && !isRunning) ? (
          <Button
            aria-label={t(texts, isRefused ? 'sync.dismissNamed' : 'sync.undoNamed', { change: words })}
            onClick={() => void store.getState().removeChange(mutation.id)}
          >
            {t(texts, isRefused ? 'sync.dismiss' : 'sync.undo')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Taking a change back leaves what was there before; of a message nothing is left, so it can be brought back. */
function DiscardMessage({ message, change }: { readonly message: Mutation; readonly change: string }) {
  const { removeChange, restoreMessage } = useSync().getState();
  const { notify } = useServices();
  const discard = async () => {
    await removeChange(message.id);
    notify({
      type: 'info',
      title: t(texts, 'sync.messages.discarded'),
      action: { label: t(texts, 'sync.undo'), isUndo: true, run: () => void restoreMessage(message) }
    });
  };
  return (
    <Button aria-label={t(texts, 'sync.messages.discardNamed', { change })} onClick={() => void discard()}>
      {t(texts, 'sync.messages.discard')}
    </Button>
  );
}

function explainRefusal(refusal: string | null): string {
  if (refusal === 'gone') return t(texts, 'sync.refusal.gone');
  if (refusal === 'limit_reached') return t(texts, 'sync.refusal.limit');
  if (refusal === 'invalid_input') return t(texts, 'sync.refusal.invalid');
  if (refusal === 'too_large') return t(texts, 'sync.refusal.tooLarge');
  return isErrorCode(refusal) ? translateError(contractError(refusal)) : t(texts, 'sync.refusal.unknown');
}

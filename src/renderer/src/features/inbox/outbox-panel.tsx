import { CloudOff } from 'lucide-react';
import { errorMessages } from '#shared/contract/errors.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/inbox.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useInboxDependencies, useOutbox } from './dependencies.tsx';
import type { QueuedMessage } from './outbox-store.ts';

/** The outbox: messages written offline and not sent yet. Empty, it draws nothing. */
export function OutboxPanel() {
  const outbox = useOutbox();
  if (outbox === null || outbox.waiting.length === 0) return null;
  const { waiting, isSending, sendAll } = outbox;
  return (
    <section
      aria-labelledby="outbox-title"
      className="grid gap-3 rounded-panel border border-warning-6 bg-warning-3 p-4 text-ui text-warning-11"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CloudOff aria-hidden size={16} className="shrink-0" />
        <h2 id="outbox-title" className="min-w-0 grow basis-40 text-ui font-semibold">
          {t(texts, 'inbox.waiting', { count: waiting.length })}
        </h2>
        <Button isBusy={isSending} onClick={() => void sendAll()}>
          {t(texts, 'inbox.sendNow')}
        </Button>
      </div>
      <p>{t(texts, 'inbox.waitingHow')}</p>
      <ul className="grid gap-2">
        {waiting.map((message) => (
          <WaitingMessage key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

function WaitingMessage({ message }: { readonly message: QueuedMessage }) {
  const outbox = useOutbox();
  const { notify } = useInboxDependencies();
  const { id, queuedAt, refusal } = message;
  const discard = () => {
    outbox?.discard(id);
    notify({
      type: 'info',
      title: t(texts, 'inbox.discarded'),
      action: { label: t(texts, 'inbox.undo'), isUndo: true, run: () => outbox?.restore(message) }
    });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-warning-6 pt-2">
      <div className="min-w-0 grow basis-48">
        <p dir="auto" className="truncate font-medium">
          {nameMessage(message)}
        </p>
        <p className="text-label">{t(texts, 'inbox.writtenAt', { moment: formatMoment(queuedAt) })}</p>
        {refusal === null ? null : (
          <p className="text-label">{translateError({ code: refusal, message: errorMessages[refusal] })}</p>
        )}
      </div>
      <Button variant="ghost" onClick={discard}>
        {t(texts, 'inbox.discard')}
      </Button>
    </li>
  );
}

function nameMessage(message: QueuedMessage): string {
  if (message.kind === 'showcase') return t(texts, 'inbox.video', { title: message.input.entry.title });
  return t(texts, 'inbox.message', { topic: t(texts, `inbox.topic.${message.input.message.topic}`) });
}

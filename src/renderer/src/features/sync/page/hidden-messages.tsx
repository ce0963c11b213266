import type { HiddenMessages } from '#shared/domain/sync/messages/message-writer.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';

/** Says that messages by other users of this device wait or were refused, without showing them. */
export function HiddenMessagesNote({ hidden }: { readonly hidden: readonly HiddenMessages[] }) {
  if (hidden.length === 0) return null;
  return (
    <Callout tone="info">
      <div className="grid gap-1">
        {hidden.map(({ writer, state, count }) => (
          <p key={`${writer} ${state}`}>{t(texts, `sync.messages.hidden.${writer}-${state}`, { count })}</p>
        ))}
      </div>
    </Callout>
  );
}

import { useHasMessages } from '#renderer/feature-api/waiting-messages.ts';
import { lazyOptional } from '#renderer/ui/loading/lazy-component.ts';

const MessageList = lazyOptional(async () => (await import('./page/message-list.tsx')).MessageList);

/** Messages that wait on this device. Without any, nothing of it is loaded. */
export const WaitingMessages = () => (useHasMessages() ? <MessageList /> : null);

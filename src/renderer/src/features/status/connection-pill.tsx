import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/status.json';
import { statusContext } from './status-context.ts';

/** Nothing here needs the network; the pill says so rather than worry. */
export function ConnectionPill() {
  const isOnline = statusContext.use((state) => state.isOnline);
  return (
    <span
      role="status"
      tabIndex={0}
      data-tip={isOnline ? t(texts, 'status.connected') : t(texts, 'status.noNetwork')}
      className="inline-flex items-center gap-1.5 whitespace-nowrap"
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${isOnline ? 'bg-success-11' : 'border border-n10'}`}
      />
      {isOnline ? t(texts, 'status.online') : t(texts, 'status.offline')}
    </span>
  );
}

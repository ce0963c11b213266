import { CircleAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { contractError } from '#shared/contract/errors.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/status.json';
import { statusContext, type SyncSummary } from '../model/status-store.ts';

type Connection = 'noServer' | 'online' | 'offline';

const explainConnection: Readonly<Record<Connection, () => string>> = {
  noServer: () => translateError(contractError('no_server_configured')),
  online: () => t(texts, 'status.connected'),
  offline: () => t(texts, 'status.noNetwork')
};

/** Nothing here needs the network; the pill says so rather than worry. */
export function ConnectionPill() {
  const kind = statusContext.use(
    ({ isOnline, hasServer }): Connection => (hasServer ? (isOnline ? 'online' : 'offline') : 'noServer')
  );
  return (
    <span
      role="status"
      tabIndex={0}
      data-tip={explainConnection[kind]()}
      className="inline-flex items-center gap-1.5 whitespace-nowrap"
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${kind === 'online' ? 'bg-success-11' : 'border border-n10'}`}
      />
      {t(texts, `status.${kind}`)}
    </span>
  );
}

const syncIcons: Readonly<Record<SyncSummary['kind'], LucideIcon>> = {
  synced: CloudCheck,
  waiting: CloudUpload,
  offline: CloudOff,
  attention: CircleAlert,
  failed: CircleAlert,
  messages: CloudUpload
};

/** How the library syncs, with a link to the page that says more. */
export function SyncPill() {
  const sync = statusContext.use((state) => state.sync);
  if (sync === null) return null;
  const { kind, count, path } = sync;
  const Icon = syncIcons[kind];
  return (
    <Link
      to={path}
      data-tip={t(texts, `status.syncTip.${kind}`, { count })}
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-tag whitespace-nowrap hover:underline ${kind === 'attention' || kind === 'failed' ? 'text-warning-11 underline underline-offset-2' : ''}`}
    >
      <Icon aria-hidden="true" className="size-3 shrink-0" />
      {t(texts, `status.sync.${kind}`, { count })}
    </Link>
  );
}

type UpdatePillProps = { readonly onOpen: () => void };

/** A newer version of the installed app, or what became of installing it; opens the settings that say more. */
export function UpdatePill({ onOpen }: UpdatePillProps) {
  const update = statusContext.use((state) => state.appUpdate);
  if (update === null) return null;
  const text = describeUpdate(update);
  return (
    <span role="status" className="ms-auto">
      {text === null ? null : (
        <button
          type="button"
          className="min-h-6 rounded-tag px-2 font-semibold whitespace-nowrap text-accent-11 hover:bg-n4"
          onClick={onOpen}
        >
          {text}
        </button>
      )}
    </span>
  );
}

function describeUpdate({ phase, offer, problem, installed }: UpdateState): string | null {
  if (problem !== null && problem !== 'unreachable') return t(texts, 'status.update.problem');
  if (phase === 'ready' && offer !== null) return t(texts, 'status.update.ready', { version: offer.version });
  return installed === null ? null : t(texts, 'status.update.installed', { version: installed.version });
}

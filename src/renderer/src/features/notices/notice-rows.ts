// The notices on this device and the choice of their channels, from rows that sync.
import type { ReplicaRow } from '#shared/contract/device-sync.ts';
import {
  defaultChannels,
  Notice,
  noticeKinds,
  NoticeSetting,
  type NotificationChannels
} from '#shared/domain/activity/notice.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';

/** Newest first. One that was marked on this device is read, also before the server knows. A newer app's is left out. */
export function readNotices(rows: readonly ReplicaRow[], outbox: readonly OutboxItem[]): Notice[] {
  const marked = new Set(
    outbox.flatMap(({ mutation, state }) =>
      mutation.entity === 'noticeReads' && state !== 'refused' ? [mutation.rowId] : []
    )
  );
  return rows
    .flatMap(({ id, value }) => Notice.safeParse({ ...value, id }).data ?? [])
    .map((notice) => ({ ...notice, isRead: notice.isRead || marked.has(notice.id) }))
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

export const markNoticeRead = (id: string): RowDraft => ({
  entity: 'noticeReads',
  rowId: id,
  basedOn: null,
  change: { kind: 'add', value: {} }
});

/** `basedOn` is undefined for a kind that the user never chose the channels of. */
type SyncedNoticeSetting = NoticeSetting & { readonly basedOn: RowDraft['basedOn'] | undefined };

/** One of each kind. */
export function readNoticeSettings(rows: readonly ReplicaRow[]): SyncedNoticeSetting[] {
  const chosen = new Map(rows.map((row) => [row.id, row]));
  return noticeKinds.map((kind) => {
    const row = chosen.get(kind);
    const { data } = NoticeSetting.safeParse({ ...row?.value, kind });
    return data === undefined
      ? { kind, ...defaultChannels[kind], basedOn: undefined }
      : { ...data, basedOn: row?.basedOn };
  });
}

export function chooseChannel(
  { kind, inApp, byMail, basedOn }: SyncedNoticeSetting,
  channel: keyof NotificationChannels,
  isOn: boolean
): RowDraft {
  const before = { inApp, byMail };
  const change: RowDraft['change'] =
    basedOn === undefined
      ? { kind: 'create', value: { ...before, [channel]: isOn } }
      : { kind: 'edit', edits: [{ path: [channel], from: before[channel], to: isOn }], settled: [] };
  return { entity: 'noticeSettings', rowId: kind, basedOn: basedOn ?? null, change };
}

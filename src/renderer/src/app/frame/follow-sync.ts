import { paths } from '#shared/contract/paths.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { refetchSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import type { Sync } from '#renderer/features/sync/store/create-sync.ts';
import { leaveAccount } from '#renderer/features/sync/store/join-account.ts';
import { librarySync } from '#renderer/features/sync/store/library-sync.ts';
import { readAccountId, readSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { noSyncMarks } from '#renderer/feature-api/sync-marks.ts';
import { followDraft } from './follow-draft.ts';
import { markSync } from './mark-sync.ts';
import { summarizeSync } from './summarize-sync.ts';
import type { AppStores } from '../model/create-app-model.ts';

/**
 * Syncs at once, after each change of the library, with each new connection and whenever the window is looked at, until the
 * answer is called. The status bar shows how it went.
 */
export function followSync(model: AppStores, services: Services): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = async () => {
    const created = await services.storeOf(librarySync);
    if (isOver) return;
    const stops = [
      watch(model, created),
      followServer(model, created),
      followDraft({ ...model, ...created })
    ];
    stop = () => {
      for (const end of stops) end();
    };
  };
  // Without its code the library stays on this device, as it is without an account.
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
    if (!readSignedInHint()) void leaveAccount(services.platform.device);
    model.status.setState({ sync: null });
    model.syncMarks.setState(noSyncMarks);
  };
}

function watch(model: AppStores, { store, poke, noteChange }: Sync): () => void {
  const { platform, status, syncMarks } = model;
  const show = () =>
    status.setState(({ isOnline }) => ({
      // Visitors have no page Sync; the page of the form lists their messages too.
      sync: summarizeSync(store.getState(), {
        isOnline,
        accountId: readAccountId(),
        path: (readSignedInHint() ? paths.sync : paths.contact).getHref()
      })
    }));
  const mark = () => syncMarks.setState(markSync(store.getState()));
  mark();
  window.addEventListener('focus', poke);
  const note = () => void noteChange();
  const stops = [
    store.subscribe(show),
    store.subscribe(mark),
    store.subscribe((state, before) => {
      if (state.outbox !== before.outbox || state.replica !== before.replica) void refetchSyncedRows();
    }),
    platform.on('device.changed', ({ areas }) => {
      if (areas.includes('sync')) void refetchSyncedRows();
      if (areas.includes('listingDrafts')) note();
    }),
    status.subscribe((state, before) => {
      if (state.isOnline === before.isOnline) return;
      show();
      if (state.isOnline) poke();
    }),
    ...followChanges(model, note)
  ];
  poke();
  return () => {
    window.removeEventListener('focus', poke);
    for (const stop of stops) stop();
  };
}

/** Calls `note` after each change of what syncs; the answers end that. */
const followChanges = (
  { library, history, preferences, models }: AppStores,
  note: () => void
): (() => void)[] => [
  library.subscribe((state, before) => {
    if (state.templates !== before.templates || state.marks !== before.marks) note();
  }),
  history.subscribe((state, before) => {
    if (state.entries !== before.entries) note();
  }),
  preferences.subscribe((state, before) => {
    if (state.preferences !== before.preferences) note();
  }),
  // The user's own prices are in it.
  models.subscribe((state, before) => {
    if (state.registry !== before.registry) note();
  })
];

/** Hears of changes on the server while the device syncs and has a connection; the answer ends that. */
function followServer({ platform, status }: AppStores, { store, expectChange }: Sync): () => void {
  let followed: string | null = null;
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const { replica } = store.getState();
    const deviceId = status.getState().isOnline ? (replica?.deviceId ?? null) : null;
    if (deviceId === followed) return;
    followed = deviceId;
    stop?.();
    stop = deviceId === null ? undefined : platform.followPokes(deviceId, expectChange);
  };
  const stops = [store.subscribe(follow), status.subscribe(follow)];
  follow();
  return () => {
    for (const end of stops) end();
    stop?.();
  };
}

import { keepDraft } from '#shared/domain/sync/device-drafts.ts';
import type { Sync } from '#renderer/features/sync/store/create-sync.ts';
import type { AppStores } from '../model/create-app-model.ts';

/** Typing goes on until then. */
const settledMs = 60_000;

type Given = Pick<AppStores, 'builder' | 'platform'> & Pick<Sync, 'store' | 'noteChange'>;

/**
 * Keeps the prompt in the builder for the user's other devices: a minute after the last change, and when the window is left.
 * The answer ends that.
 */
export function followDraft({ builder, platform, store, noteChange }: Given): () => void {
  let kept = builder.getState().document;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = async (): Promise<void> => {
    clearTimeout(timer);
    const { document: current } = builder.getState();
    const { replica } = store.getState();
    if (current === kept || replica?.scopes.some(({ name }) => name === 'library') !== true) return;
    kept = current;
    const { deviceId } = replica;
    const mutation = keepDraft(current, { id: crypto.randomUUID(), deviceId, now: Date.now() });
    if (mutation === undefined) return;
    await platform.device.outbox.append(mutation);
    await noteChange();
  };
  const leave = (): void => {
    if (document.visibilityState === 'hidden') void keep();
  };

  document.addEventListener('visibilitychange', leave);
  const stopFollowing = builder.subscribe((state, before) => {
    if (state.document === before.document) return;
    // The draft before this one is the last that this device kept.
    if (!before.isReady) kept = state.document;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), settledMs);
  });
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener('visibilitychange', leave);
  };
}

import { lazyPart } from '#renderer/ui/lazy-part.ts';
import { Skeleton } from '#renderer/ui/skeleton.tsx';

/** What changed, loaded when first looked at. */
export const ChangesTab = lazyPart(
  async () => (await import('./changes-panel.tsx')).ChangesPanel,
  <Skeleton className="m-3 h-48" />
).LazyPart;

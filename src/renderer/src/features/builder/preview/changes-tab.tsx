import { lazyComponent } from '#renderer/ui/lazy-component.ts';
import { Skeleton } from '#renderer/ui/skeleton.tsx';

/** What changed, loaded when first looked at. */
export const ChangesTab = lazyComponent(
  async () => (await import('./changes-panel.tsx')).ChangesPanel,
  <Skeleton className="m-3 h-48" />
).LazyPart;

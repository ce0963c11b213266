import { lazy, Suspense } from 'react';
import { Skeleton } from '#renderer/ui/skeleton.tsx';

const ChangesPanel = lazy(async () => {
  const { ChangesPanel: panel } = await import('./changes-panel.tsx');
  return { default: panel };
});

/** What changed, loaded when first looked at. */
export function ChangesTab() {
  return (
    <Suspense fallback={<Skeleton className="m-3 h-48" />}>
      <ChangesPanel />
    </Suspense>
  );
}

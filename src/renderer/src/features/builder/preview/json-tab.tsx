import { lazy, Suspense } from 'react';
import { Skeleton } from '#renderer/ui/skeleton.tsx';

// zod probes for `eval` while schemas are being made, which the content security policy reports; so it is told
// not to before the first module that makes schemas is even loaded.
const JsonPanel = lazy(async () => {
  await import('#renderer/lib/zod-without-eval.ts');
  const { JsonPanel: panel } = await import('../json/json-panel.tsx');
  return { default: panel };
});

/** The JSON editor, loaded when first looked at. */
export function JsonTab() {
  return (
    <Suspense fallback={<Skeleton className="m-3 h-48" />}>
      <JsonPanel />
    </Suspense>
  );
}

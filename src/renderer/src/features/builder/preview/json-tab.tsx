import { lazyComponent } from '#renderer/ui/lazy-component.ts';
import { Skeleton } from '#renderer/ui/skeleton.tsx';

// zod probes for `eval` while schemas are being made, which the content security policy reports; so it is told
// not to before the first module that makes schemas is even loaded.
/** The JSON editor, loaded when first looked at. */
export const JsonTab = lazyComponent(
  async () => {
    await import('#renderer/lib/zod-without-eval.ts');
    return (await import('../json/json-panel.tsx')).JsonPanel;
  },
  <Skeleton className="m-3 h-48" />
).LazyPart;

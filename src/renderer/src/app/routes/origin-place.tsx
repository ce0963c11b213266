import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { useBuilderLater } from '#renderer/features/builder/builder-context.ts';
import { lazyPart } from '#renderer/ui/lazy-part.ts';

const note = lazyPart(async () => (await import('#renderer/features/purchases/origin-note.tsx')).OriginNote);

/** Where the prompt in the builder is from, if it was bought. */
export function OriginPlace() {
  const origin = useBuilderLater(({ document }) => readOrigin(document.data));
  return origin === null ? null : <note.LazyPart origin={origin} />;
}

import { useStore } from 'zustand';
import { paths } from '#shared/contract/paths.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import type { AppStores } from '../model/create-app-model.ts';
import { useApp } from '../model/model-context.ts';

const CompareDock = lazyComponent(
  async () => (await import('#renderer/features/compare/compare-dock.tsx')).CompareDock
).LazyPart;

/** Room for the form and, below it, for models side by side. */
const roomy = '(min-width: 80rem) and (min-height: 40rem)';

/** Beside the form where there is room for both, over the page everywhere else. */
export function requestComparison({ comparison, dialogs }: AppStores): void {
  const hasRoom = location.pathname === paths.builder.getHref() && matchMedia(roomy).matches;
  if (hasRoom) comparison.getState().ask();
  else dialogs.getState().toggle('compare');
}

export function DockedComparisonIfOpen() {
  const { comparison } = useApp().model;
  const isDocked = useStore(comparison, (state) => state.isDocked);
  return isDocked && <CompareDock />;
}

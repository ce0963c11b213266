import { memo, type ReactNode } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { Tabs } from '#renderer/ui/layout/tabs.tsx';
import { useBuilder, useBuilderActions } from '../store/builder-context.ts';
import type { PreviewTab } from '../store/builder-state.ts';
import { PromptPanel } from './prompt-panel.tsx';

/** Loaded when the tab is first opened. */
const ChangesTab = lazyComponent(
  async () => (await import('./changes-panel.tsx')).ChangesPanel,
  <Skeleton className="m-3 h-48" />
).LazyPart;

/** The JSON editor, loaded when first looked at. */
export const JsonTab = lazyComponent(
  async () => (await import('../json/json-panel.tsx')).JsonPanel,
  <Skeleton className="m-3 h-48" />
).LazyPart;

const panels: readonly { readonly id: PreviewTab; readonly panel: ReactNode }[] = [
  { id: 'prompt', panel: <PromptPanel /> },
  { id: 'json', panel: <JsonTab /> },
  { id: 'changes', panel: <ChangesTab /> }
];

/** Prompt, JSON and Changes; phones show JSON as a tab of the screen instead. */
export const PreviewTabs = memo(function PreviewTabs({ hasJson = true }: { readonly hasJson?: boolean }) {
  const value = useBuilder((state) => state.previewTab);
  const { showTab } = useBuilderActions();
  const tabs = panels.map((tab) => ({ ...tab, label: t(texts, `builder.tab.${tab.id}`) }));
  return (
    <Tabs
      label={t(texts, 'builder.tab.preview')}
      value={value}
      onChange={showTab}
      tabs={hasJson ? tabs : tabs.filter(({ id }) => id !== 'json')}
      className="flex-1"
      panelClassName="relative overflow-y-auto"
    />
  );
});

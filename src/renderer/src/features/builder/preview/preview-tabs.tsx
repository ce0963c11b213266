import { memo, type ReactNode } from 'react';
import { Tabs } from '#renderer/ui/tabs.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import type { PreviewTab } from '../builder-state.ts';
import { useBuilder, useBuilderActions } from '../builder-context.ts';
import { ChangesTab } from './changes-tab.tsx';
import { JsonTab } from './json-tab.tsx';
import { PromptPanel } from './prompt-panel.tsx';

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

import { memo, type ReactNode } from 'react';
import { Tabs } from '#renderer/ui/tabs.tsx';
import type { PreviewTab } from '../builder-state.ts';
import { useBuilder, useBuilderActions } from '../builder-context.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { JsonTab } from './json-tab.tsx';
import { PromptPanel } from './prompt-panel.tsx';

const tabs: readonly { readonly id: PreviewTab; readonly label: string; readonly panel: ReactNode }[] = [
  { id: 'prompt', label: 'Prompt', panel: <PromptPanel /> },
  { id: 'json', label: 'JSON', panel: <JsonTab /> },
  { id: 'changes', label: 'Changes', panel: <ChangesPanel /> }
];

/** Prompt, JSON and Changes; phones show JSON as a tab of the screen instead. */
export const PreviewTabs = memo(function PreviewTabs({ hasJson = true }: { readonly hasJson?: boolean }) {
  const value = useBuilder((state) => state.previewTab);
  const { showTab } = useBuilderActions();
  return (
    <Tabs
      label="Preview"
      value={value}
      onChange={showTab}
      tabs={hasJson ? tabs : tabs.filter(({ id }) => id !== 'json')}
      className="flex-1"
      panelClassName="relative overflow-y-auto"
    />
  );
});

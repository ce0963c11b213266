import { Tabs } from '#renderer/ui/layout/tabs.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { type BuilderScreenActions, useBuilder, useBuilderActions } from './store/builder-context.ts';
import { BuilderTitle, FormColumn } from './form/form-column.tsx';
import { CopyButton } from './header/copy-button.tsx';
import { JsonTab, PreviewTabs } from './preview/preview-tabs.tsx';
import { PreviewActions, ShotTags, Viewfinder } from './preview/preview-pane.tsx';

/** The builder on a phone: form, preview or JSON, one at a time, with Copy always at hand. */
export function PhoneTabs({ actions }: { readonly actions: BuilderScreenActions }) {
  const isPreviewShown = useBuilder((state) => state.isPreviewShown);
  const previewTab = useBuilder((state) => state.previewTab);
  const { showTab, setPreviewShown } = useBuilderActions();
  const value = isPreviewShown ? (previewTab === 'json' ? 'json' : 'preview') : 'edit';

  function choose(tab: 'edit' | 'preview' | 'json'): void {
    if (tab === 'edit') setPreviewShown(false);
    else if (tab === 'json') showTab('json');
    else showTab(previewTab === 'json' ? 'prompt' : previewTab);
  }

  return (
    <>
      {value !== 'edit' && <BuilderTitle className="sr-only" />}
      <Tabs
        label={t(texts, 'builder.name')}
        value={value}
        onChange={choose}
        className="flex-1"
        panelClassName="flex flex-col overflow-hidden"
        tabs={[
          { id: 'edit', label: t(texts, 'builder.tab.edit'), panel: <FormColumn /> },
          {
            id: 'preview',
            label: t(texts, 'builder.tab.preview'),
            panel: <PhonePreview actions={actions} />
          },
          { id: 'json', label: t(texts, 'builder.tab.json'), panel: <JsonTab /> }
        ]}
      />
      <div className="flex shrink-0 border-t border-n6 bg-n2 p-2 *:flex-1">
        <CopyButton />
      </div>
    </>
  );
}

function PhonePreview({ actions }: { readonly actions: BuilderScreenActions }) {
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="grid gap-3 p-3">
        <Viewfinder />
        <ShotTags />
      </div>
      <PreviewTabs hasJson={false} />
      <PreviewActions actions={actions} />
    </div>
  );
}

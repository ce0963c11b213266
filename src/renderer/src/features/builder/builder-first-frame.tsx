import type { ComponentProps } from 'react';
import { FormColumn } from './form/form-column.tsx';
import { CopyButton } from './header/copy-button.tsx';
import { BuilderHeader } from './header/builder-header.tsx';
import { JumpBar, Outline } from './outline/outline.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { ResizablePane } from './preview/resizable-pane.tsx';
import { AdviceContext } from './builder-advice.ts';
import { Tabs } from '#renderer/ui/tabs.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import type { BuilderScreen } from './builder-screen.tsx';
import { BuilderWithoutScript } from './builder-without-script.tsx';

const touchSizes =
  'max-[639px]:[--chip:2.75rem] max-[639px]:[--control:2.75rem] max-[639px]:[--input-line:1.5rem] max-[639px]:[--input-size:1rem] max-[639px]:[--target:2.75rem]';

const phoneTabs = ['edit', 'preview', 'json'] as const;
const ignore = () => undefined;

/**
 * The builder before its code has come: at every width what the real one will show there, and nothing of it can be
 * used, so that no word is typed into a form that is about to be replaced.
 */
export function BuilderSkeleton({ advice, ...actions }: ComponentProps<typeof BuilderScreen>) {
  return (
    <div
      className={`relative flex min-h-0 min-w-0 flex-1 flex-col overflow-clip max-[639px]:overflow-visible ${touchSizes}`}
    >
      <BuilderWithoutScript />
      <div inert className="flex min-h-0 flex-1 flex-col">
        <div className="contents max-[959px]:hidden">
          <BuilderHeader layout="wide" actions={actions} />
        </div>
        <div className="contents max-[639px]:hidden min-[960px]:hidden">
          <BuilderHeader layout="narrow" actions={actions} />
        </div>
        <div className="contents min-[640px]:hidden">
          <BuilderHeader layout="phone" actions={actions} />
        </div>
        <AdviceContext value={advice}>
          <div className="flex min-h-0 flex-1">
            <div className="contents max-[1279px]:hidden">
              <Outline />
            </div>
            <div className="flex min-w-0 flex-1 flex-col">
              <div className="max-[639px]:hidden min-[1280px]:hidden">
                <JumpBar />
              </div>
              <div className="min-[640px]:hidden">
                <Tabs
                  label={t(texts, 'builder.name')}
                  value="edit"
                  onChange={ignore}
                  tabs={phoneTabs.map((id) => ({ id, label: t(texts, `builder.tab.${id}`), panel: null }))}
                />
              </div>
              <FormColumn className="min-[640px]:max-[959px]:mb-24" />
            </div>
            <div className="contents max-[959px]:hidden max-[1279px]:*:w-[380px]!">
              <ResizablePane label={t(texts, 'builder.livePreview')} defaultWidth={420}>
                <PreviewPane actions={actions} />
              </ResizablePane>
            </div>
          </div>
          <div className="contents max-[639px]:hidden min-[960px]:hidden">
            <PreviewSheet actions={actions} />
          </div>
          <div className="flex shrink-0 border-t border-n6 bg-n2 p-2 *:flex-1 min-[640px]:hidden">
            <CopyButton />
          </div>
        </AdviceContext>
      </div>
    </div>
  );
}

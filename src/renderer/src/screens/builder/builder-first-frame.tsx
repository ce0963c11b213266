import type { ComponentProps } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { Tabs } from '#renderer/ui/layout/tabs.tsx';
import { paths } from '#shared/contract/paths.ts';
import { AdviceContext } from './store/builder-context.ts';
import type { BuilderScreen } from './builder-screen.tsx';
import { FormColumn } from './form/form-column.tsx';
import { BuilderHeader } from './header/builder-header.tsx';
import { CopyButton } from './header/copy-button.tsx';
import { JumpBar, Outline } from './outline/outline.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { ResizablePane } from './layout/resizable-pane.tsx';

/** For people and machines that run no scripts: what this is, and what can be read without them. */
function BuilderWithoutScript() {
  return (
    <noscript>
      <div className="grid gap-2 border-b border-n6 bg-n2 p-4 text-read">
        <p className="max-w-read">
          Reelwright builds prompts for AI video models from what a crew would need to know: subject, action,
          place, camera, look, dialogue and sound. It says what your model would refuse, and compares the
          prompt in each model’s own form. The builder itself needs JavaScript; these pages do not:
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {pages.map((name) => (
            <a key={name} href={paths[name].getHref()} className="text-daylight-11 underline">
              {paths[name].title}
            </a>
          ))}
        </p>
      </div>
    </noscript>
  );
}

const pages = ['library', 'about', 'howTo', 'faq', 'videoPrompts'] as const;

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

import type { ReactNode } from 'react';
import { AdviceContext, type BuilderAdvice, type BuilderScreenActions } from './store/builder-context.ts';
import { FormColumn } from './form/form-column.tsx';
import { BuilderHeader } from './header/builder-header.tsx';
import { type BuilderLayout, useBuilderLayout } from './layout/layout.ts';
import { JumpBar, Outline } from './outline/outline.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { ResizablePane } from './layout/resizable-pane.tsx';
import { UndoStatus } from './status/prompt-status.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';

type BuilderScreenProps = BuilderScreenActions & {
  /** True where there is room. */
  readonly isOutlineShown: boolean;
  readonly advice: BuilderAdvice;
  /** Below form and preview, where there is room for it. */
  readonly comparison: ReactNode;
  readonly isComparing: boolean;
};

/** A window as narrow as a phone is used like one, whatever points at it. */
const touchSizes =
  '[--chip:2.75rem] [--control:2.75rem] [--input-line:1.5rem] [--input-size:1rem] [--target:2.75rem]';

/** Home: the prompt builder. It fills a parent that has a height. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { isOutlineShown, advice, comparison, isComparing, ...actions } = props;
  const layout = useBuilderLayout();
  return (
    <div
      className={`relative flex min-h-0 min-w-0 flex-1 flex-col overflow-clip ${layout === 'phone' ? touchSizes : ''}`}
    >
      <BuilderHeader layout={layout} actions={actions} />
      <AdviceContext value={advice}>
        <BuilderBody
          layout={layout}
          isOutlineShown={isOutlineShown}
          isComparing={isComparing}
          actions={actions}
        />
        {layout === 'wide' && comparison}
      </AdviceContext>
      <UndoStatus />
    </div>
  );
}

type BuilderBodyProps = {
  readonly layout: BuilderLayout;
  readonly isOutlineShown: boolean;
  readonly isComparing: boolean;
  readonly actions: BuilderScreenActions;
};

function BuilderBody({ layout, isOutlineShown, isComparing, actions }: BuilderBodyProps) {
  if (layout === 'phone') return <PhoneTabs actions={actions} />;
  if (layout === 'narrow') {
    return (
      <>
        <JumpBar />
        <FormColumn className="mb-24" />
        <PreviewSheet actions={actions} />
      </>
    );
  }
  const hasOutline = layout === 'wide' && isOutlineShown;
  return (
    <div className="flex min-h-0 flex-1">
      {hasOutline && <Outline />}
      <div className="flex min-w-0 flex-1 flex-col">
        {!hasOutline && <JumpBar />}
        <FormColumn />
      </div>
      <ResizablePane label={t(texts, 'builder.livePreview')} defaultWidth={layout === 'wide' ? 420 : 380}>
        <PreviewPane actions={actions} isLow={isComparing && layout === 'wide'} />
      </ResizablePane>
    </div>
  );
}

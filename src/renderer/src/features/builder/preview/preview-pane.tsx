import type { BuilderScreenActions } from '../builder-screen-actions.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewTabs } from './preview-tabs.tsx';
import { ShotTags } from './shot-tags.tsx';
import { Viewfinder } from './viewfinder.tsx';

type PreviewPaneProps = {
  readonly actions: BuilderScreenActions;
  /** Without the picture: there is room for the words or for it. */
  readonly isLow?: boolean;
};

/** What the prompt has become so far: picture, words, JSON, changes, and where to keep it. */
export function PreviewPane({ actions, isLow = false }: PreviewPaneProps) {
  return (
    <>
      <div className="grid gap-3 p-3">
        {!isLow && <Viewfinder />}
        <ShotTags />
      </div>
      <PreviewTabs />
      <PreviewActions actions={actions} />
    </>
  );
}

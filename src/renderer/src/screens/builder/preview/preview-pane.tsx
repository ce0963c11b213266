import { memo, useRef } from 'react';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/builder.json';
import { nameCommand } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { GradedFrame } from '#renderer/ui/graphics/graded-frame.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { frameLook, type FrameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { type BuilderScreenActions, useBuilderLater } from '../store/builder-context.ts';
import { PreviewTabs } from './preview-tabs.tsx';

export function PreviewActions({ actions }: { readonly actions: BuilderScreenActions }) {
  return (
    <div className="flex flex-wrap gap-2 border-t border-n6 p-3">
      <Button onClick={actions.onSaveToHistory}>{nameCommand('prompt.saveToHistory')}</Button>
      <Button onClick={actions.onSaveAsTemplate}>{nameCommand('prompt.saveAsTemplate')}</Button>
    </div>
  );
}

/** Frame, camera move, frame rate and resolution in four small words. */
export function ShotTags() {
  const ratio = useBuilderLater(({ document }) => document.data.aspectRatio);
  const move = useBuilderLater(({ document }) => document.data.cameraMovement);
  const frameRate = useBuilderLater(({ document }) => document.data.frameRate);
  const resolution = useBuilderLater(({ document }) => document.data.resolution);
  const tags = [ratio, choiceLabel(move).toLowerCase(), `${frameRate} fps`, resolution];
  return (
    <ul aria-label={t(texts, 'builder.shotSettings')} className="flex flex-wrap gap-1.5">
      {tags.map((tag, place) =>
        tag.trim() === '' ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- four fixed places
          <li key={place} className="max-w-full">
            <Tag className="max-w-full overflow-hidden text-ellipsis">{tag}</Tag>
          </li>
        )
      )}
    </ul>
  );
}

/** The chosen frame, graded and with the camera's path: the shot at a glance. */
export const Viewfinder = memo(function Viewfinder() {
  const look = useFrameLook();
  return (
    <div className="h-40 sm:h-59">
      <GradedFrame {...look} label={translate(look.label)} showSafeArea />
    </div>
  );
});

/** Keeps the same look while typing changes nothing that is drawn. */
function useFrameLook(): FrameLook {
  const last = useRef<{ readonly key: string; readonly look: FrameLook } | null>(null);
  return useBuilderLater(({ document }) => {
    const look = frameLook(document.data);
    const key = JSON.stringify(look);
    if (last.current?.key !== key) last.current = { key, look };
    return last.current.look;
  });
}

type PreviewPaneProps = {
  readonly actions: BuilderScreenActions;
  /** Without the picture: there is room for the words or for it. */
  readonly isLow?: boolean;
};

/** The prompt as picture, text, JSON and changes, and the actions that store it. */
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

import { memo, useRef } from 'react';
import { type FrameLook, frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import { GradedFrame } from '#renderer/ui/graded-frame.tsx';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { useBuilderLater } from '../builder-context.ts';

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

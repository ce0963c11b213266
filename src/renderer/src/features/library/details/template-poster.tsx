import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { GradedFrame } from '#renderer/ui/graphics/graded-frame.tsx';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';

/** Drawn from the template's own grade and camera move; decorative, its facts stand beside it as text. */
export function TemplatePoster({ template }: { readonly template: Template }) {
  const { ratio, grade, motion, label } = frameLook(template.promptData);
  return (
    <div aria-hidden="true" className="aspect-video overflow-hidden rounded-card bg-stage">
      <GradedFrame ratio={ratio} grade={grade} motion={motion} label={translate(label)} />
    </div>
  );
}

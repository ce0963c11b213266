import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { frameLook } from '#shared/domain/craft/prompt/frame/frame-look.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { GradedFrame } from '#renderer/ui/graphics/graded-frame.tsx';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';

export type FrameEntry = {
  readonly name: string;
  readonly text: string;
  /** Fields of the drawn frame; the rest are the defaults. */
  readonly fields: Partial<PromptData>;
};

/** Choices of the builder side by side, each with the frame that the viewfinder draws of it. */
export function FrameList({ entries }: { readonly entries: readonly FrameEntry[] }) {
  return (
    <div>
      <ul className="grid gap-4 min-[640px]:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {entries.map(({ name, text, fields }) => (
          <li
            key={name}
            className="grid content-start gap-3 rounded-panel border border-n6 bg-n2 p-3 max-[639px]:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <Frame fields={fields} />
            <div className="grid content-start gap-1">
              <h3 className="text-read font-semibold">{name}</h3>
              <p className="text-ui text-n11">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Frame({ fields }: Pick<FrameEntry, 'fields'>) {
  const { ratio, grade, motion, label } = frameLook({ ...defaultPromptData, ...fields });
  return (
    <div aria-hidden="true" className="aspect-video self-start overflow-hidden rounded-card bg-stage">
      <GradedFrame
        className="max-[639px]:p-1.5"
        ratio={ratio}
        grade={grade}
        motion={motion}
        label={translate(label)}
      />
    </div>
  );
}

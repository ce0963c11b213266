import { defaultPromptData } from '#shared/domain/prompt/default-prompt.ts';
import { frameLook } from '#shared/domain/prompt/frame-look.ts';
import type { PromptData } from '#shared/domain/prompt/prompt.ts';
import { GradedFrame } from '#renderer/ui/graded-frame.tsx';

export type FrameEntry = {
  readonly name: string;
  readonly text: string;
  /** What the frame is drawn from; the rest is the default prompt's. */
  readonly fields: Partial<PromptData>;
};

/** Choices of the builder side by side, each with the frame that the viewfinder draws of it. */
export function FrameList({ entries }: { readonly entries: readonly FrameEntry[] }) {
  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4">
        {entries.map(({ name, text, fields }) => (
          <li key={name} className="grid content-start gap-3 rounded-panel border border-n6 bg-n2 p-3">
            <Frame fields={fields} />
            <div className="grid gap-1">
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
    <div aria-hidden="true" className="aspect-video overflow-hidden rounded-card bg-stage">
      <GradedFrame ratio={ratio} grade={grade} motion={motion} label={label} />
    </div>
  );
}

import { Check, type LucideIcon, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

const helps: readonly string[] = [
  'Order: every part of the shot has a place, so the camera does not end up inside the dialogue.',
  'Completeness: an empty key is easier to see than a sentence nobody wrote.',
  'Re-use: change the subject, keep the light, the lens and the sound to the letter.',
  'Handing over: a colleague, a script or another tool can read it without guessing.'
];

const doesNot: readonly string[] = [
  'It is not an API. The text box takes text, and JSON in it is text with many quotation marks.',
  'No vendor we read promises that its model looks at keys. What reads like a setting may do nothing.',
  'Most models take length, resolution and ratio as settings beside the prompt, not from its words.',
  'Brackets and keys count against the length limit, and nothing we read shows that a model follows them more closely.'
];

/** An introduction to JSON prompting: its uses and limits. */
export function Opening() {
  return (
    <div className="grid gap-6">
      <p className="max-w-read">
        It helps you more than it helps the model: you think in parts, miss less and change one thing at a
        time. What the model makes of it is another matter, and it differs from model to model. So keep your
        prompt as JSON, and give each model the form its own guide asks for.
      </p>
      <div className="grid gap-4 min-[640px]:grid-cols-2">
        <Points title="What it helps with" points={helps} Icon={Check} iconClass="text-success-11" />
        <Points title="What it does not do" points={doesNot} Icon={Minus} iconClass="text-warning-11" />
        <When title="When JSON is the better form">
          You make many versions of one shot, work with others, keep prompts for later, or fill them in from a
          list. It also suits a clip of several beats, since a timeline reads better as a list.
        </When>
        <When title="When prose is the better form">
          It is one shot with one move, the vendor’s guide shows sentences, the limit is short, or the feeling
          of the scene lives in how it is told.
        </When>
      </div>
    </div>
  );
}

type PointsProps = {
  readonly title: string;
  readonly points: readonly string[];
  readonly Icon: LucideIcon;
  readonly iconClass: string;
};

function Points({ title, points, Icon, iconClass }: PointsProps) {
  return (
    <div className="rounded-panel border border-n6 bg-n2 p-4">
      <h3 className="mb-2 text-read">{title}</h3>
      <ul className="grid gap-2 text-read text-n11">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2">
            <Icon aria-hidden size={16} className={`mt-1 shrink-0 ${iconClass}`} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function When({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="rounded-panel border border-n6 bg-n2 p-4">
      <h3 className="mb-1 text-read">{title}</h3>
      <p className="text-read text-n11">{children}</p>
    </div>
  );
}

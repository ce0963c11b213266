import { TriangleAlert } from 'lucide-react';
import { Button } from '#renderer/ui/button.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/plan.json';
import type { ClipCardProps } from './clip-card-props.ts';

/** What the model would not take about the clip, with the fix beside it where one click is enough. */
export function ClipProblems({ clip, index, fix, actions }: ClipCardProps) {
  if (clip.problems.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-warning-6 bg-warning-3 px-3 py-2 text-ui text-warning-11">
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
      <ul className="min-w-0 flex-1 basis-52">
        {clip.problems.map((problem) => (
          <li key={problem.id}>{translate(problem)}</li>
        ))}
      </ul>
      {fix !== null && (
        <Button
          aria-label={t(texts, 'plan.setFor', { seconds: fix, number: index + 1 })}
          onClick={() => actions.edit(clip.id, { seconds: fix })}
        >
          {t(texts, 'plan.set', { seconds: fix })}
        </Button>
      )}
    </div>
  );
}

import { memo } from 'react';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { Clip } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import type { ClipCardProps } from './clip-card-props.ts';
import { ClipHeader } from './clip-header.tsx';
import { ClipProblems } from './clip-problems.tsx';
import { ClipWords } from './clip-text-fields.tsx';
import { FinishedClip } from './finished-clip.tsx';

/** One clip: where it stands, how long it is, what happens and what is said in it. */
export const ClipCard = memo(function ClipCard(props: ClipCardProps) {
  const { clip, index, language, actions } = props;
  return (
    <article aria-label={t(texts, 'plan.clip', { number: index + 1 })} className="grid min-w-0 gap-3 p-3">
      <ClipHeader {...props} />
      <ClipProblems {...props} />
      <ClipWords clip={clip} number={index + 1} language={language} onEdit={actions.edit} />
      <ClipExtras clip={clip} />
      <FinishedClip text={clip.text} index={index} actions={actions} />
    </article>
  );
});

function ClipExtras({ clip: { shotTypes, soundEffects } }: { readonly clip: Clip }) {
  const rows = [
    { name: t(texts, 'plan.shot'), values: shotTypes },
    { name: t(texts, 'plan.sound'), values: soundEffects }
  ].filter(({ values }) => values.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-label">
      {rows.map(({ name, values }) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt className="text-n10">{name}</dt>
          <dd dir="auto" className="[text-align:match-parent] min-w-0 wrap-anywhere text-n12">
            {values.map(choiceLabel).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

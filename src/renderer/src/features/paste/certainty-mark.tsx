import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { Certainty } from '#shared/domain/craft/paste/certainty.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/paste.json';

const marks = {
  sure: { icon: CircleCheck, classes: 'text-success-11' },
  likely: { icon: CircleDot, classes: 'text-daylight-11' },
  guess: { icon: CircleDashed, classes: 'text-warning-11' }
} as const satisfies Record<Certainty, object>;

/** How sure the reading is: a shape and a word, so that it does not hang on the colour. */
export function CertaintyMark({ certainty }: { readonly certainty: Certainty }) {
  const { icon: Icon, classes } = marks[certainty];
  return (
    <span className={`inline-flex items-center gap-1 text-label font-medium whitespace-nowrap ${classes}`}>
      <Icon aria-hidden size={14} className="shrink-0" />
      {t(texts, `paste.certainty.${certainty}`)}
    </span>
  );
}

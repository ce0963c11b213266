import { memo } from 'react';
import { ArrowRightLeft, CircleMinus, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import type { Loss } from '#shared/domain/craft/compile/adapt/loss.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import texts from '#renderer/messages/en/compare.json';
import { nameField } from '#renderer/messages/translated-names.ts';

const kinds: Readonly<Record<Loss['kind'], { icon: LucideIcon; classes: string }>> = {
  dropped: { icon: CircleMinus, classes: 'text-danger-11' },
  softened: { icon: SlidersHorizontal, classes: 'text-warning-11' },
  moved: { icon: ArrowRightLeft, classes: 'text-daylight-11' }
};

type LossReportProps = { readonly losses: readonly Loss[] };

/** The losses and their reasons. Most keys change nothing of it, so it is not drawn again. */
export const LossReport = memo(function LossReport({ losses }: LossReportProps) {
  if (losses.length === 0)
    return <p className="text-ui text-success-11">{t(texts, 'compare.nothingLost')}</p>;
  return (
    <div className="grid gap-2">
      <h3 className="text-label font-medium text-n11">
        {t(texts, 'compare.losses', { count: losses.length })}
      </h3>
      <ul className="grid gap-2">
        {losses.map(({ field, kind, why }) => {
          const { icon: Icon, classes } = kinds[kind];
          return (
            <li key={`${field} ${kind}`} className="text-label text-n11">
              <span className="flex items-center gap-1.5 font-medium">
                <Icon aria-hidden size={14} className={`shrink-0 ${classes}`} />
                <span className={classes}>{t(texts, `compare.loss.${kind}`)}</span>
                <span className="text-n12">{nameField(field)}</span>
              </span>
              <span>{translate(why)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}, isSameReport);

/** Each compiling makes new objects; what they say is what counts. */
function isSameReport({ losses: before }: LossReportProps, { losses: after }: LossReportProps): boolean {
  return (
    before.length === after.length &&
    before.every(({ field, kind, why }, place) => {
      const other = after[place];
      return other?.field === field && other.kind === kind && String(other.why) === String(why);
    })
  );
}

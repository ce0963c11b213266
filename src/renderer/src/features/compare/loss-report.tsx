import { ArrowRightLeft, CircleMinus, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import type { Loss } from '#shared/domain/compile/loss.ts';
import { findField } from '#shared/domain/prompt/prompt-fields.ts';

const kinds: Readonly<Record<Loss['kind'], { word: string; icon: LucideIcon; classes: string }>> = {
  dropped: { word: 'Dropped', icon: CircleMinus, classes: 'text-danger-11' },
  softened: { word: 'Softened', icon: SlidersHorizontal, classes: 'text-warning-11' },
  moved: { word: 'Moved', icon: ArrowRightLeft, classes: 'text-daylight-11' }
};

/** What did not come through as it was written, and why. */
export function LossReport({ losses }: { readonly losses: readonly Loss[] }) {
  if (losses.length === 0) return <p className="text-ui text-success-11">Nothing is lost.</p>;
  return (
    <div className="grid gap-2">
      <h3 className="text-label font-medium text-n11">
        Loss report · {losses.length === 1 ? '1 entry' : `${losses.length} entries`}
      </h3>
      <ul className="grid gap-2">
        {losses.map(({ field, kind, why }) => {
          const { word, icon: Icon, classes } = kinds[kind];
          return (
            <li key={`${field} ${kind}`} className="text-label text-n11">
              <span className="flex items-center gap-1.5 font-medium">
                <Icon aria-hidden size={14} className={`shrink-0 ${classes}`} />
                <span className={classes}>{word}</span>
                <span className="text-n12">{findField(field)?.label ?? field}</span>
              </span>
              {why}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

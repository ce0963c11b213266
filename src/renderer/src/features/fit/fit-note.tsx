import type { Advice, SuggestedFix } from './fit-report.ts';
import { SeverityMark } from './severity-mark.tsx';

type FitNoteProps = { readonly advice: Advice; readonly onFix: (suggestedFix: SuggestedFix) => void };

/** The findings about one field, below it. A move to another model is shown with all its changes elsewhere. */
export function FitNote({ advice: { severity, message, suggestedFix, moves }, onFix }: FitNoteProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-n11">
      <SeverityMark severity={severity} />
      <span className="min-w-0">{message}</span>
      {suggestedFix !== null && moves.length === 0 && (
        <button
          type="button"
          onClick={() => onFix(suggestedFix)}
          className="min-h-target rounded-tag font-medium text-daylight-11 underline underline-offset-4"
        >
          {suggestedFix.label}
        </button>
      )}
    </span>
  );
}

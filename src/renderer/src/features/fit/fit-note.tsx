import type { Advice, Remedy } from './fit-report.ts';
import { SeverityMark } from './severity-mark.tsx';

type FitNoteProps = { readonly advice: Advice; readonly onFix: (remedy: Remedy) => void };

/** What is to be said about one field, under it. A move to another model is shown with all its changes elsewhere. */
export function FitNote({ advice: { severity, message, remedy, moves }, onFix }: FitNoteProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-n11">
      <SeverityMark severity={severity} />
      <span className="min-w-0">{message}</span>
      {remedy !== null && moves.length === 0 && (
        <button
          type="button"
          onClick={() => onFix(remedy)}
          className="min-h-target rounded-tag font-medium text-daylight-11 underline underline-offset-4"
        >
          {remedy.label}
        </button>
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { Choice } from '#renderer/ui/fields/choice/choice.ts';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { fitContext } from './fit-store.ts';
import type { Advice, SuggestedFix } from './fit-report.ts';

const FitCheck = lazyComponent(async () => (await import('./fit-check.tsx')).FitCheck).LazyPart;
const FitNote = lazyComponent(async () => (await import('./fit-note.tsx')).FitNote).LazyPart;

type OnFix = (suggestedFix: SuggestedFix) => void;

type FitLineProps = {
  readonly onFix: OnFix;
  /** Further actions on an advice, beside its fix. */
  readonly renderMore: (advice: Advice) => ReactNode;
};

/** The place of the fit check; it keeps a line's height while the rules are on their way, so that nothing jumps. */
export function FitLine({ onFix, renderMore }: FitLineProps) {
  const report = fitContext.use((state) => state.report);
  return (
    <div className="min-h-control">
      {report !== null && <FitCheck report={report} onFix={onFix} renderMore={renderMore} />}
    </div>
  );
}

type FieldNoteProps = { readonly field: PromptField; readonly onFix: OnFix };

/** The finding about one field, if there is one. */
export function FieldNote({ field, onFix }: FieldNoteProps) {
  const advice = fitContext.use((state) => state.report?.notes.get(field));
  if (advice === undefined) return null;
  return <FitNote advice={advice} onFix={onFix} />;
}

type OfferedChoicesProps = {
  readonly field: PromptField;
  readonly draw: (offered: readonly Choice[] | null) => ReactNode;
};

/** A field's control with what the model of the prompt takes; null while or where that is not known. */
export function OfferedChoices({ field, draw }: OfferedChoicesProps) {
  return draw(fitContext.use((state) => state.report?.takes.get(field) ?? null));
}

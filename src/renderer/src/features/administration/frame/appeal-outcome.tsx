import type { Decision } from '#shared/domain/market/moderation/decision.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/administration.json';

/** The outcome of the appeal against a decision; renders nothing without one. */
export function AppealOutcome({ appeal }: Pick<Decision, 'appeal'>) {
  if (appeal === null) return null;
  const { state, answer } = appeal;
  return (
    <p dir="auto" className="max-w-read wrap-anywhere whitespace-pre-line text-n11">
      <strong className="font-medium text-n12">{t(texts, `administration.appeal.${state}`)}</strong> {answer}
    </p>
  );
}

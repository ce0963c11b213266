import { retarget, type RetargetChange } from '#shared/domain/craft/compile/adapt/retarget.ts';
import { type Analysis, analyzeFindings } from '#shared/domain/craft/fit/analysis.ts';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { scorePrompt } from '#shared/domain/craft/fit/score-prompt.ts';
import { isUntouched } from '#shared/domain/craft/fit/is-untouched.ts';
import type { Finding, FitContext } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { findModel, findSuccessor } from '#shared/domain/craft/model/registry/registry.ts';
import { isSameJson } from '#shared/domain/craft/prompt/journal/document-parts.ts';
import { isFilled } from '#shared/domain/craft/prompt/group-progress.ts';
import type { PromptData, PromptDocument, PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import { translate } from '#renderer/lib/messages/translate-sentence.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/fit.json';
import { nameField } from '#renderer/messages/translated-names.ts';
import { type AttemptCost, costAttempt } from '#shared/domain/craft/fit/attempt-cost.ts';
import { summarizeFit } from './summarize-fit.ts';
import { listSupportedChoices, type SupportedChoices } from './supported-choices.ts';

/** One click's worth of change: only what differs, so that words typed meanwhile stay. */
export type SuggestedFix = { readonly label: string; readonly changes: Partial<PromptData> };

export type Advice = Pick<Finding, 'ruleId' | 'severity'> & {
  readonly message: string;
  readonly fieldLabels: readonly string[];
  /** Points taken off the score. */
  readonly points: number;
  readonly suggestedFix: SuggestedFix | null;
  /** The changes of a move to the successor; nothing moves before a click. */
  readonly moves: readonly RetargetChange[];
};

export type FitReport = {
  /** Empty where there is nothing to say yet. */
  readonly summary: string;
  /** Stored in the history; null for an unknown model, and for an empty prompt. */
  readonly analysis: Analysis | null;
  readonly advice: readonly Advice[];
  readonly cost: AttemptCost | null;
  /** The worst that is to be said about what stands in a field; a field still empty is left in peace. */
  readonly notes: ReadonlyMap<PromptField, Advice>;
  /** The choices of the pickers: the same object while nothing it depends on changes. */
  readonly takes: SupportedChoices;
};

/**
 * Everything the fit check shows about a prompt and the model it names. It finds nothing in a prompt that nobody has
 * written in, nor (`isModelOpen`) while its author has not said which model is theirs.
 */
export function makeFitReport(document: PromptDocument, context: FitContext, isModelOpen = false): FitReport {
  const { data } = document;
  const model = findModel(context.registry, data.model);
  const takes = listSupportedChoices(data, model, context);
  const nothing = { analysis: null, advice: [], cost: null, notes: new Map<PromptField, Advice>(), takes };
  if (isModelOpen || isUntouched(data, model)) return { summary: '', ...nothing };
  if (model === undefined) return { summary: summarizeUnknown(data.model), ...nothing };
  const findings = checkFit(data, model, context);
  const { score, reasons } = scorePrompt(findings);
  const analysis = analyzeFindings(model.label, findings, score);
  const advice = findings.map((finding, place) =>
    advise(finding, reasons[place]?.points ?? 0, document, model, context)
  );
  return {
    summary: summarizeFit(analysis),
    analysis,
    advice,
    cost: costAttempt(data, model, context),
    notes: noteFields(data, findings, advice),
    takes
  };
}

function summarizeUnknown(name: string): string {
  return name.trim() === '' ? t(texts, 'fit.choose') : t(texts, 'fit.notChecked', { name });
}

function advise(
  { ruleId, severity, message, fields, fix }: Finding,
  points: number,
  document: PromptDocument,
  model: Model,
  { registry }: FitContext
): Advice {
  const fieldLabels = fields.map((field) => nameField(field));
  const base = { ruleId, severity, message: translate(message), fieldLabels, points };
  const target = fields.includes('model') && fix !== null ? findSuccessor(registry, model) : undefined;
  if (target !== undefined) {
    const moved = retarget(document, model, target);
    const changes = pickChanges(document.data, moved.document.data);
    return {
      ...base,
      suggestedFix: { label: t(texts, 'fit.moveTo', { model: target.label }), changes },
      moves: moved.changes
    };
  }
  const suggestedFix = fix && { label: translate(fix.label), changes: pickChanges(document.data, fix.data) };
  return { ...base, suggestedFix, moves: [] };
}

/** The keys of `after` whose values are others than in `before`. */
function pickChanges(before: PromptData, after: PromptData): Partial<PromptData> {
  const changed = Object.entries(after).filter(
    ([key, value]) => !isSameJson(value, before[key as PromptField])
  );
  return Object.fromEntries(changed);
}

function noteFields(
  data: PromptData,
  findings: readonly Finding[],
  advice: readonly Advice[]
): ReadonlyMap<PromptField, Advice> {
  const notes = new Map<PromptField, Advice>();
  for (const [index, entry] of advice.entries()) {
    if (entry.severity === 'info') continue;
    for (const field of findings[index]?.fields ?? []) {
      if (!notes.has(field) && isFilled(data[field])) notes.set(field, entry);
    }
  }
  return notes;
}

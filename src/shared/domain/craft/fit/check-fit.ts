// The fit check: every rule applied to a prompt and a model.
import type { Model } from '../model/model.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { actionRules } from './rules/action.ts';
import { cameraRules } from './rules/camera.ts';
import { completenessRules } from './rules/completeness.ts';
import type { Finding, FitContext, FitRule, Severity } from './rules/fit-rule.ts';
import { ignoredRules, settingsRules } from './rules/settings.ts';
import { languageRules } from './rules/language.ts';
import { lengthRules } from './rules/length.ts';
import { lifecycleRules } from './rules/lifecycle.ts';
import { nameRules } from './rules/names.ts';
import { negativeRules } from './rules/negatives.ts';
import { parameterRules } from './rules/parameters.ts';
import { quoteRules } from './rules/quotes.ts';
import { speakerRules, speechRules } from './rules/speech.ts';
import { styleRules } from './rules/style.ts';
import { textRules } from './rules/text-on-screen.ts';
import { vagueRules } from './rules/vague.ts';

const rank: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Every rule there is: errors first, then by what they are about. */
export const fitRules: readonly FitRule[] = [
  ...settingsRules,
  ...lengthRules,
  ...parameterRules,
  ...lifecycleRules,
  ...completenessRules,
  ...actionRules,
  ...cameraRules,
  ...styleRules,
  ...speechRules,
  ...languageRules,
  ...quoteRules,
  ...speakerRules,
  ...negativeRules,
  ...nameRules,
  ...textRules,
  ...vagueRules,
  ...ignoredRules
].toSorted((one, other) => rank[one.severity] - rank[other.severity]);

/** The findings about this prompt and this model, the worst first. Findings never block an action. */
export function checkFit(data: PromptData, model: Model, context: FitContext): Finding[] {
  return fitRules.flatMap(({ id, severity, check }) =>
    check(data, model, context).map((trip) => ({ ruleId: id, severity, ...trip }))
  );
}

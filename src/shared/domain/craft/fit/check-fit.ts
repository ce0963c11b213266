// The fit check tells before anything is paid what a model will refuse, ignore or make little of.
import type { Model } from '../model/model.ts';
import type { PromptData } from '../prompt/prompt.ts';
import type { Finding, FitContext, FitRule, Severity } from './rules/fit-rule.ts';
import { actionRules } from './rules/action.ts';
import { cameraRules } from './rules/camera.ts';
import { completenessRules } from './rules/completeness.ts';
import { ignoredRules } from './rules/ignored.ts';
import { languageRules } from './rules/language.ts';
import { lengthRules } from './rules/length.ts';
import { lifecycleRules } from './rules/lifecycle.ts';
import { nameRules } from './rules/names.ts';
import { negativeRules } from './rules/negatives.ts';
import { parameterRules } from './rules/parameters.ts';
import { quoteRules } from './rules/quotes.ts';
import { settingsRules } from './rules/settings.ts';
import { speakerRules } from './rules/speakers.ts';
import { speechRules } from './rules/speech.ts';
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

/** What to mind before this prompt is sent to this model, the worst first; nothing here stops anybody. */
export function checkFit(data: PromptData, model: Model, context: FitContext): Finding[] {
  return fitRules.flatMap(({ id, severity, check }) =>
    check(data, model, context).map((trip) => ({ ruleId: id, severity, ...trip }))
  );
}

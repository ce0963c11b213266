// The finding of one fit rule for one prompt: a sound shot of which each test changes its subject.
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import type { Finding } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { clearTextFields, defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { promptFieldNames } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '#shared/domain/craft/prompt/prompt.ts';

export const fitContext = { registry: builtInRegistry, today: '2026-11-20' };

/** Nothing to mind in it on a current model with sound, such as gemini-omni-flash. */
export const validShot: PromptData = {
  ...clearTextFields(defaultPromptData),
  mainSubject: 'an old man in yellow oilskins',
  action: 'kneels and pulls the cork with shaking hands',
  setting: 'on a stony beach',
  cameraMovement: 'slow-dolly-in',
  shotTypes: ['medium-shot'],
  cinematicStyle: 'cinematic-realism',
  ambientSounds: 'ocean-waves',
  language: 'English',
  duration: 8,
  resolution: '1080p',
  aspectRatio: '16:9'
};

export type FitCase = {
  readonly model: string;
  readonly shot: Partial<PromptData>;
  /** The sentence, or null where the rule has nothing to say. */
  readonly says: string | null;
  /** The changes by the fix; null without one. */
  readonly fix?: Partial<PromptData> | null;
};

export function getModel(id: string): Model {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  return model;
}

export function findRuleHits(ruleId: string, model: Model, shot: Partial<PromptData>): Finding[] {
  return checkFit({ ...validShot, ...shot }, model, fitContext).filter((found) => found.ruleId === ruleId);
}

export function listChangedFields(before: PromptData, after: PromptData): PromptField[] {
  return promptFieldNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** The sentence and the change of the rule's first finding, in the form of a case. */
export function summarizeFitCase(ruleId: string, { model, shot }: FitCase): Pick<FitCase, 'says' | 'fix'> {
  const data = { ...validShot, ...shot };
  const [found] = findRuleHits(ruleId, getModel(model), shot);
  if (found === undefined) return { says: null, fix: null };
  const fixed = found.fix?.data;
  if (fixed === undefined) return { says: String(found.message), fix: null };
  const changes = listChangedFields(data, fixed).map((name) => [name, fixed[name]]);
  return { says: String(found.message), fix: Object.fromEntries(changes) };
}

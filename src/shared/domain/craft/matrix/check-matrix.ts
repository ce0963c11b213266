// Checks each prompt of a matrix against its own model: errors and score.
import { checkFit } from '../fit/check-fit.ts';
import { scorePrompt } from '../fit/score-prompt.ts';
import type { Finding, FitContext } from '../fit/rules/fit-rule.ts';
import type { Model } from '../model/model.ts';
import { findModel } from '../model/registry/registry.ts';
import type { MatrixPrompt } from './matrix.ts';

/** The worst finding first. */
export type MatrixFit = {
  readonly model: Model;
  readonly score: number;
  readonly findings: readonly Finding[];
};

/** `fit` is null where the registry does not know the prompt's model. */
export type CheckedPrompt = MatrixPrompt & { readonly fit: MatrixFit | null };

/** `model`: the one to check for in place of the one each prompt names. Settings are looked at as they are. */
export function checkMatrix(
  prompts: readonly MatrixPrompt[],
  context: FitContext,
  model?: Model
): CheckedPrompt[] {
  return prompts.map((prompt) => {
    const { data } = prompt.document;
    const target = model ?? findModel(context.registry, data.model);
    if (target === undefined) return { ...prompt, fit: null };
    const findings = checkFit(data, target, context);
    return { ...prompt, fit: { model: target, score: scorePrompt(findings).score, findings } };
  });
}

/** The errors among the findings, the gravest first. */
export function listRefusals({ fit }: CheckedPrompt): readonly Finding[] {
  return fit?.findings.filter(({ severity }) => severity === 'error') ?? [];
}

/** True where a model is known that refuses nothing of it. */
export const isSupported = (prompt: CheckedPrompt): boolean =>
  prompt.fit !== null && listRefusals(prompt).length === 0;
